import type { Metadata } from "next";
import { Home } from "../components/session/home";

export const metadata: Metadata = {
  title: { absolute: "EXERCISE · Practise a real outage · Shardfall" },
};

export default function HomePage() {
  return <Home />;
}
