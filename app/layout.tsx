import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { LanguageRoot } from "../components/texts/language-root";
import { BackGuard } from "../components/ui/back-guard";
import { ExerciseBand } from "../components/ui/exercise-band";
import { FocusGuard } from "../components/ui/focus-guard";
import { Hints } from "../components/ui/hints";
import { PressGuard } from "../components/ui/press-guard";
import { ToastRegion } from "../components/ui/toast";

export const metadata: Metadata = {
  title: { template: "EXERCISE · %s · Shardfall", default: "EXERCISE · Shardfall" },
  description:
    "A tabletop incident-response drill: your team replays a real cloud outage, without being told the cause.",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: dark)", color: "#0b0f14" },
    { media: "(prefers-color-scheme: light)", color: "#f4f6f8" },
  ],
};

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
const THEME_SCRIPT = `try{var t=localStorage.getItem("shardfall.theme");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, needed before React starts */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <ExerciseBand />
        <LanguageRoot>{children}</LanguageRoot>
        <ToastRegion />
        <Hints />
        <PressGuard />
        <BackGuard />
        <FocusGuard />
      </body>
    </html>
  );
}
