"use client";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChannelItemView } from "../../contract/views";
import { keysOf, unseenOf } from "./unseen";

/** Close enough to the end to count as reading along. */
const AT_END_PX = 48;

/** Follows the newest line while the reader is at the end; leaves the reader alone further up, and counts what came meanwhile. */
export function useFollow(shown: readonly ChannelItemView[], filter: string) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const seen = useRef(keysOf(shown));
  const [unseen, setUnseen] = useState(0);
  const toEnd = () => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    seen.current = keysOf(shown);
    setUnseen(0);
  };
  const latest = useRef(toEnd);
  latest.current = toEnd;
  // Another filter is another list: it opens at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter moves the reader
  useLayoutEffect(() => latest.current(), [filter]);
  useLayoutEffect(() => {
    if (atEnd.current) latest.current();
    else setUnseen(unseenOf(shown, seen.current));
  }, [shown]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // The composer grows and shrinks below: whoever reads along keeps the newest line.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    atEnd.current = left < AT_END_PX;
    if (!atEnd.current) return;
    seen.current = keysOf(shown);
    setUnseen(0);
  };
  return { list, unseen, toEnd, onScroll };
}
