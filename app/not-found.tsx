import type { Metadata } from "next";
import { MissingPage } from "../components/session/missing-page";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return <MissingPage />;
}
