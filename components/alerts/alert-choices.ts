import { browserChoice } from "../ui/browser-choice";

/** Off until somebody asks for them: a room full of laptops that chime is no help. */
export const soundsChoice = browserChoice("sounds", false);
export const noticesChoice = browserChoice("notices", false);
