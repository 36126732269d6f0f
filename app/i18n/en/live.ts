export const live = { newMessage: "A new message has arrived." };
