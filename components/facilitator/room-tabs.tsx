"use client";
import { useState } from "react";
import type { FacilitatorView } from "../../contract/views";
import type { Send } from "../session/use-session";
import { Tabs } from "../ui/tabs";
import { ChannelPanel } from "../war-room/channel-panel";
import { HypothesesBoard } from "./hypotheses-board";
import { PeoplePanel } from "./people-panel";

/** What the team does, says and believes, as everybody in the room sees it. */
export function RoomTabs({ view, send }: { view: FacilitatorView; send: Send }) {
  const [tab, setTab] = useState("people");
  return (
    <section
      aria-label="The room"
      className="flex min-h-0 flex-1 flex-col rounded-panel border bg-panel max-lg:h-[72dvh]"
    >
      <Tabs
        label="The room"
        value={tab}
        onChange={setTab}
        className="flex-1"
        items={[
          {
            id: "people",
            label: "People",
            panel: (
              <PeoplePanel
                seats={view.seats}
                works={view.works}
                incident={view.incident}
                room={view.room}
                send={send}
              />
            ),
          },
          {
            id: "channel",
            label: "Channel",
            panel: (
              <ChannelPanel
                items={view.channel}
                clock={view.room.clock}
                seats={view.seats}
                youId={view.you.seatId}
                handlers={null}
                composer={null}
                className="h-full border-0!"
              />
            ),
          },
          {
            id: "hypotheses",
            label: "Hypotheses",
            panel: <HypothesesBoard view={view} send={send} />,
          },
        ]}
      />
    </section>
  );
}
