import { describe, expect, it } from "vitest";
import type { DebriefReference } from "../../contract/debrief";
import { chaptersOf } from "./chapters";
import { BADGE_WORDS, besideWords, whoseInSentence } from "./reference-words";

function reference(whose: string, standing: DebriefReference["standing"]): DebriefReference {
  return { whose, standing, note: "", triggerMinute: 0 };
}

describe("what a run is laid beside", () => {
  it("keeps a name within a sentence, and takes a description's capital", () => {
    expect(whoseInSentence(reference("AWS", "published"))).toBe("AWS");
    expect(besideWords(reference("Best play", "modelled"))).toBe("what best play does");
    expect(besideWords(reference("The rumour", "disputed"))).toBe("what the rumour says");
  });

  it("bears a badge unless it is published", () => {
    expect(BADGE_WORDS).toEqual({ published: null, disputed: "disputed", modelled: "modelled" });
  });

  it("is named in the title of the phases", () => {
    const titles = chaptersOf(reference("The rumour", "disputed")).map((one) => one.title);
    expect(titles).toContain("Phase times beside the rumour");
  });
});
