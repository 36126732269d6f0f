export const live = {
  newMessage: "Un nouveau message est arrivé.",
  pageChanged: "Cette page vient d'être mise à jour.",
};
