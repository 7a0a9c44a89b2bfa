import { expect, test } from "./game-server";

test("a hint comes by pointer and by key, stays under the pointer, and Escape closes it", async ({
  game,
  page,
}) => {
  await page.goto(game.url);
  const toggle = page.getByRole("button", { name: /^Switch to (dark|light) theme$/ });
  const hint = page.getByText((await toggle.getAttribute("aria-label")) ?? "", { exact: true });
  await expect(hint).toHaveCount(0);

  await toggle.hover();
  await expect(hint).toBeVisible();
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();

  await page.mouse.move(0, 300);
  await page.getByRole("combobox", { name: "Language" }).focus();
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  await expect(hint).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(hint).toBeHidden();
});
