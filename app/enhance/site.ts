// The script of the public pages: what makes native parts better, without React and without a touch.
// Each part stands alone: a page that lacks it costs nothing, and none of them is needed to read or send.
import { keepCart } from "./cart.ts";
import { searchCatalogue } from "./catalogue-search.ts";
import { showDetails } from "./course-details.ts";
import { paintWhoIsHere } from "./signed-in.ts";

paintWhoIsHere();
keepCart();
showDetails();
searchCatalogue();
