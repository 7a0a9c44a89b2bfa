"use client";
import { CircleCheck, CircleX, Clock3, Hourglass } from "lucide-react";
import { memo } from "react";
import type { SimClock } from "../../contract/sim-time";
import { formatClock, formatDuration } from "../../contract/sim-time";
import { texts } from "../texts/language";
import { EmptyState } from "../ui/empty-state";
import { type PostView, type PromiseState, promiseOf } from "./desk-rules";

const MARKS: Record<PromiseState["kind"], { icon: typeof Clock3; look: string }> = {
  open: { icon: Hourglass, look: "text-muted" },
  kept: { icon: CircleCheck, look: "text-healthy" },
  late: { icon: Clock3, look: "text-degraded" },
  missed: { icon: CircleX, look: "text-impaired" },
};

/** What the outside world was told, the newest first, each with what became of its promise. */
export const PostList = memo(function PostList(props: {
  posts: readonly PostView[];
  clock: SimClock;
}) {
  const { posts, clock } = props;
  const t = texts().desk;
  if (posts.length === 0) return <EmptyState title={t.none}>{t.noneNote}</EmptyState>;
  return (
    <ol aria-label={t.told}>
      {posts
        .map((post, at) => (
          <li key={post.id} className="border-t px-3 py-2 first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 text-2xs text-muted">
              <p>
                <span className="font-mono text-ink">{formatClock(clock, post.minute)}</span> ·{" "}
                {post.channel}
              </p>
              <Promised post={post} next={posts[at + 1]} clock={clock} />
            </div>
            <p className="text-sm break-words whitespace-pre-line">
              <bdi>{post.text}</bdi>
            </p>
          </li>
        ))
        .reverse()}
    </ol>
  );
});

function Promised(props: { post: PostView; next: PostView | undefined; clock: SimClock }) {
  const { post, next, clock } = props;
  const promise = promiseOf(post, next);
  const { icon: Icon, look } = MARKS[promise.kind];
  return (
    <p className={`flex items-center gap-1 ${look}`}>
      <Icon size={12} aria-hidden className="shrink-0" />
      {promiseText(promise, formatClock(clock, post.promisedMinute))}
    </p>
  );
}

function promiseText(promise: PromiseState, by: string): string {
  const t = texts().desk;
  return promise.kind === "late"
    ? t.late(by, formatDuration(promise.minutes))
    : t[promise.kind](by);
}
