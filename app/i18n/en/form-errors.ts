import type { formErrors as fr } from "../fr/form-errors.ts";

/** The messages of the error codes that the pages of an application and file uploads can get. */
export const formErrors: typeof fr = {
  "adult-contact-missing": "Add a phone number or an email address for this person.",
  "adult-unreachable": "Name at least one adult we can contact.",
  "average-letter": "Enter a letter from A to F, for example B+, or choose another scale.",
  "average-number": "Enter the average as a number, for example 14.5, or choose another scale.",
  "average-range": "The average must be between 0 and {0}, or choose another scale.",
  "average-scale": "Choose the scale of the average.",
  "average-scale-written": "You wrote a mark out of {0}: choose this scale in the list.",
  "birth-after-passport": "This date of birth is after the passport was issued: check both.",
  "birth-day-missing":
    "Also enter the day and the month. If your passport or identity card gives only the year, tick “My document gives only the year”.",
  "birth-date-not-past": "The date of birth must be in the past.",
  "birth-year-alone":
    "You ticked “My document gives only the year”: enter only the year. If the document also gives the day and the month, untick the box.",
  "campus-missing": "Choose your campus.",
  "choice-changed": "This choice has changed since you opened it: check it, then start over.",
  "choices-changed":
    "One of your choices has changed since you opened this page: check the list below, then start over.",
  "consent-own-email":
    "This is the address of your own account. Give this person's address, or send them the link yourself, by WhatsApp or text message.",
  "consent-email-missing": "First enter this person's email address.",
  "consent-too-often": "Too many requests in one day. Try again tomorrow.",
  "corrections-changed":
    "Your answers have changed since this page was opened: check them below, then send.",
  "corrections-incomplete": "Something is still missing: see below, above the button.",
  "corrections-none":
    "You have not changed anything. Correct a section, or tick “I have nothing to change”.",
  count: "Enter a whole number from {0} to {1}.",
  "country-missing": "Choose a country.",
  "cursus-full": "You have reached the limit of {0} years and activities.",
  "date-day-missing": "The day is missing.",
  "date-impossible": "This date does not exist. {0} has {1} days.",
  "date-month-missing": "The month is missing.",
  "date-month-unknown": "Enter the month as a number or a word, for example 3 or March.",
  "date-year-digits": "Enter the year with four digits, for example 2009.",
  "date-year-missing": "The year is missing.",
  "date-year-range": "This year is too far away: check the four digits.",
  "declaration-missing": "Tick the declaration to send your application.",
  "email-accent":
    "Email addresses have no accents: enter yours without them, for example name@example.com.",
  "email-invalid": "Enter the full email address, for example name@example.com.",
  "file-damaged":
    "This file is damaged or incomplete. Send it again, choose another one, or take a photo of it.",
  "file-empty": "This file is empty. Choose another one.",
  "file-gone":
    "This file is no longer here: the upload was stopped or is more than a day old. Choose it again.",
  "file-too-complex":
    "This PDF is too large to open. Print it to PDF and send that copy, or take photos of the pages.",
  "file-heic":
    "This is a HEIC photo, which we cannot open. On an iPhone, choose Settings › Camera › Formats › Most Compatible, then take the photo again; or send a screenshot of it.",
  "file-infected":
    "Our antivirus found a virus in this file: it cannot be accepted. Send another one, for example a photo of the document.",
  "file-on-its-way": "This file has not arrived yet. Wait until the upload is finished.",
  "file-pages": "This PDF has too many pages. The limit is {0}: send only the pages that matter.",
  "file-pixels":
    "This picture has {0} million pixels. The limit is {1}: choose a lower resolution in the camera or the scanner, then take it again.",
  "file-protected":
    "This PDF only opens with a password. Open it, print it to PDF and send that copy, or take photos of the pages.",
  "file-store-unavailable":
    "We cannot save files at the moment. Try again in a few minutes: what you have written is still here.",
  "file-too-large":
    "This file is {0} MB. The limit is 10 MB: send fewer pages, or scan them at a lower quality.",
  "file-type":
    "This file is not a PDF, nor a JPG or PNG photo, whatever its name. Save it as a PDF, or take a photo of the page.",
  "file-unread": "This file could not be read yet. Try again in a few minutes.",
  "file-unsafe":
    "This PDF contains more than pages (a program, an automatic action, a form, a sound, a video or an attached file). Print it to PDF and send that copy, or take photos of the pages.",
  "file-quota-exceeded": "You already have many files here. Remove a document, then send this one.",
  "interview-closed":
    "This interview has changed since you opened it: check the date and time, then answer.",
  "offer-answer-missing": "Choose to accept or to decline.",
  "universities-not-agreed":
    "No adult has agreed to this application being passed on to universities: nothing that comes from a university can be recorded. Ask the adult to change their consent with the link they received.",
  "transition-not-allowed": "This is no longer possible for this choice.",
  "name-letters": "A name has at least one letter.",
  "name-placeholder":
    "A name has at least one letter. If you have only one name, write it as your family name, leave the given name empty and tick “I have only one name”.",
  "no-next-intake": "No new application is possible for now.",
  "not-in-list": "Choose an answer from the list.",
  "offer-expired": "The time to answer this offer is over. Contact the admissions office.",
  "one-name-typed":
    "You ticked “I have only one name”: write that name as your family name and leave the given name empty. If you also have a given name, untick the box.",
  "passport-before-birth": "This date is before you were born: check both.",
  "passport-dates": "The expiry date must be after the issue date.",
  "passport-issued-later": "The issue date must be in the past.",
  "passport-number": "A passport number has 6 to 12 letters and digits.",
  "passport-number-missing": "Enter the number, or answer “Not yet”: you can add it later.",
  "passport-too-long": "This passport would be valid for more than 20 years: check both dates.",
  "phone-cameroon": "This number does not match Cameroon. It has 9 digits and starts with 6 or 2.",
  "phone-cameroon-8": "Since 2014 Cameroonian numbers have 9 digits: add the 6 in front.",
  "phone-cameroon-8-fixed": "Since 2014 Cameroonian numbers have 9 digits: add the 2 in front.",
  "phone-cameroon-too-short": "A digit is missing: Cameroonian numbers have 9. Check this one.",
  "phone-code-missing":
    "For another country, start with its code, for example +44 7400 123456. For a number in Senegal or Cameroon, choose that country in the list.",
  "phone-country-missing": "Choose the country code, or start the number with +.",
  "phone-invalid":
    "This number does not exist in this country. Check the country code and the digits.",
  "phone-ivory-coast-8":
    "Since January 2021 Ivorian numbers have 10 digits: add the two digits of the operator in front (01, 05 or 07 for a mobile).",
  "phone-senegal": "This number does not match Senegal. It has 9 digits and starts with 7 or 3.",
  "phone-two-numbers": "There are two numbers here: keep the one we can call.",
  "photo-small":
    "This photo is too small: at least {0} pixels a side are needed. Choose a larger one.",
  "photo-too-large":
    "This photo is {0} MB. The limit is 10 MB: choose a lower quality in the camera, then take it again.",
  "photo-type":
    "This file is not a JPG or PNG photo, whatever its name. Take a photo, or take a screenshot of this one.",
  "picture-too-complex":
    "This picture needs too much memory to be opened. Choose a lower resolution in the camera or the scanner, then take it again.",
  "request-closed": "This request is no longer waiting for an answer.",
  required: "This field is required",
  "sections-closed": "The time is up, or the school is no longer waiting for these corrections.",
  "too-long": "This text is too long: {0} characters at most.",
  "too-many": "Too many attempts. Try again in {0} min.",
  unreadable: "This text has characters we cannot read. Enter it again.",
  "year-not-started": "Choose the current year or a past one.",
};
