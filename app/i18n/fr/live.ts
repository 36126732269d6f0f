export const live = { newMessage: "Un nouveau message est arrivé." };
