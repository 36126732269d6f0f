// Written by assets-src/icons.mjs: add an icon there.

/** The icons of the public sprite. */
export const siteIcons = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "caret-down",
  "caret-left",
  "caret-right",
  "chat-circle-text",
  "check",
  "check-circle",
  "clipboard-text",
  "closed-captioning",
  "envelope-simple",
  "eye",
  "eye-slash",
  "facebook-logo",
  "facebook-logo-fill",
  "globe",
  "google-logo",
  "info",
  "instagram-logo",
  "linkedin-logo",
  "list",
  "magnifying-glass",
  "map-pin",
  "minus",
  "pause",
  "phone",
  "play",
  "play-circle",
  "plus",
  "shopping-bag",
  "sign-out",
  "speaker-high",
  "speaker-slash",
  "tiktok-logo",
  "user-circle",
  "warning",
  "warning-circle",
  "whatsapp-logo",
  "x",
  "x-logo",
  "youtube-logo",
] as const;

/** The drawings in two tones, which the staff choose for a benefit or an amenity. */
export const drawnIcons = [
  "basketball-duotone",
  "books-duotone",
  "bowl-food-duotone",
  "certificate-duotone",
  "chalkboard-teacher-duotone",
  "coins-duotone",
  "compass-duotone",
  "flask-duotone",
  "globe-hemisphere-west-duotone",
  "graduation-cap-duotone",
  "handshake-duotone",
  "hourglass-medium-duotone",
  "laptop-duotone",
  "student-duotone",
  "wheelchair-duotone",
  "wifi-high-duotone",
] as const;

/** The icons of the sprite of the student area and the office. */
export type AreaIcon =
  | "arrow-clockwise"
  | "arrow-down"
  | "arrow-up"
  | "arrows-out"
  | "article"
  | "article-fill"
  | "bookmark-simple"
  | "calendar-blank"
  | "camera"
  | "caret-up-down"
  | "chat-circle-text-fill"
  | "circle"
  | "clipboard-text-fill"
  | "clock"
  | "cloud-arrow-up"
  | "cloud-check"
  | "cloud-slash"
  | "cloud-warning"
  | "desktop"
  | "device-mobile"
  | "dots-three-vertical"
  | "download-simple"
  | "envelope-simple-fill"
  | "envelope-simple-open"
  | "file"
  | "file-image"
  | "file-pdf"
  | "file-text"
  | "file-x"
  | "folder-user"
  | "folder-user-fill"
  | "gauge"
  | "gauge-fill"
  | "gear-six"
  | "gear-six-fill"
  | "git-diff"
  | "graduation-cap"
  | "graduation-cap-fill"
  | "handshake"
  | "handshake-fill"
  | "hourglass-medium"
  | "house"
  | "house-fill"
  | "identification-card"
  | "image"
  | "images"
  | "images-fill"
  | "key"
  | "link"
  | "list-bullets"
  | "lock-key"
  | "magnifying-glass-minus"
  | "magnifying-glass-plus"
  | "moon"
  | "note-pencil"
  | "paper-plane-tilt"
  | "paperclip"
  | "pencil-simple"
  | "question"
  | "seal-check"
  | "seal-question"
  | "shield-check"
  | "shopping-bag-fill"
  | "sliders-horizontal"
  | "sun"
  | "text-b"
  | "text-h"
  | "text-italic"
  | "trash"
  | "tray"
  | "upload-simple"
  | "user-circle-fill"
  | "user-plus"
  | "users"
  | "users-fill"
  | "video";

export type IconName = (typeof siteIcons | typeof drawnIcons)[number] | AreaIcon;
