// The script of the public pages: what makes native parts better, without React and without a touch.
// Each part stands alone: a page that lacks it costs nothing, and none of them is needed to read or send.
import { paintWhoIsHere } from "./signed-in.ts";

paintWhoIsHere();
