/** Refusals of a request by the server itself, before any page. */
export const refusedRequest = {
  nothingSaved: "Nothing you sent was saved.",
  homeLink: "Go to the home page",
  formLink: "Back to the form",
  pageLink: "Back to the page",
  bad: {
    title: "This request cannot be read",
    text: "The address, or what the browser sent, is incomplete or misspelt. Check the address, or start again from the home page.",
  },
  strange: {
    title: "This form was not sent from a page of this site",
    text: "To protect your account, the site only accepts what is sent from its own pages. Open the form here and send it again.",
  },
  method: {
    title: "This page cannot do that",
    text: "The browser requested an action that the site does not have. Go back to the page and try again.",
  },
  slow: {
    title: "Your upload stopped on the way",
    text: "The network is too slow, or was away for too long. Try again where the signal is better, or send a smaller document.",
  },
  large: {
    title: "This is too large to send",
    text: "The limit is 10 MB a document, and 12 MB for the whole form.",
    lighten: "How to send a smaller document",
    photo:
      "A photo: open it full screen, take a screenshot and send the screenshot. It is much smaller.",
    scan: "A scanned document: scan it again at 150 dots per inch, in greyscale.",
    several: "Several documents: send them one after another.",
  },
  compressed: {
    title: "This form was sent compressed",
    text: "The site reads forms as browsers send them. Go back to the form and send it again.",
  },
  host: {
    title: "The site is not at this address",
    text: "You requested an address that is not the school's. The link below leads to the site.",
  },
  head: {
    title: "This request is too long",
    text: "The address is too long, or the browser keeps too many cookies for this site. Delete the site's cookies, then try again.",
  },
};
