import { around } from "../texts/around";
import { around as english } from "../texts/en/around";
import type { Place } from "./steps";

/** The panels as the war room names them, and the tab that holds each on a phone. */
const TAB_OF: Partial<Record<Place, "now" | "actions" | "channel" | "board">> = {
  services: "now",
  works: "now",
  actions: "actions",
  channel: "channel",
  board: "board",
};

/** Where a step happens, by the names that a screen reader hears: the panel itself, or on a phone the tab that leads to it. */
export function findPlace(root: HTMLElement, place: Place): HTMLElement | null {
  const panel = named(root, "section, fieldset, header button", namesOf(place));
  if (panel) return panel;
  const tab = TAB_OF[place];
  return tab ? named(root, "nav button", tabNames(tab)) : null;
}

function namesOf(place: Place): string[] {
  return [around().prologue.places[place], english.prologue.places[place]];
}

function tabNames(tab: "now" | "actions" | "channel" | "board"): string[] {
  return [around().prologue.tabs[tab], english.prologue.tabs[tab]];
}

function named(root: HTMLElement, selector: string, names: readonly string[]): HTMLElement | null {
  const elements = root.querySelectorAll<HTMLElement>(selector);
  return [...elements].find((element) => names.includes(nameOf(element))) ?? null;
}

/** What an element is called: its label, the heading it refers to, its legend, or its words. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return label;
  const heading = element.getAttribute("aria-labelledby");
  if (heading !== null) return document.getElementById(heading)?.textContent?.trim() ?? "";
  if (element instanceof HTMLFieldSetElement) {
    return element.querySelector("legend")?.textContent?.trim() ?? "";
  }
  return element instanceof HTMLButtonElement ? (element.textContent?.trim() ?? "") : "";
}
