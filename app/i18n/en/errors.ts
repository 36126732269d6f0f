import type { errors as fr } from "../fr/errors.ts";

/** The messages of the error codes that form-errors.ts does not contain. */
export const errors: typeof fr = {
  "account-conflict": "This value has changed elsewhere: keep yours, or use the other.",
  "account-exists": "This address already has an account. Sign in with that account to accept.",
  "account-suspended": "This account is suspended. Contact the school.",
  "address-refused":
    "Enter an address that begins with / (a page on this site), https://, mailto: or tel:.",
  "agreement-end-before-start": "This day is before the day of the consent.",
  "agreement-in-future": "This day has not come yet: record the consent once it is given.",
  "already-enrolled":
    "This candidate is already enrolled for another choice: this one stays closed.",
  "already-linked": "This account is already linked to yours.",
  "already-staff": "This person is already part of the team.",
  "captions-empty": "There are no captions in this file. Export them again as WebVTT.",
  "captions-format": "Not a WebVTT caption file: its first line must be WEBVTT.",
  "captions-line":
    "Line {0} is not valid. Write the timings like this, in order: 00:01.000 --> 00:03.200.",
  "captions-too-long":
    "These captions are too long: 200,000 characters at most. Keep only the text and its timings.",
  "captions-missing":
    "This video needs captions in this language. Add them in the library, or mark it there as having no speech.",
  "catalogue-changed":
    "Someone else has changed this text since you opened it. Check it, then start over.",
  "catalogue-item-used":
    "Already in use: a candidate chose it, or it has programmes. Take it off the site instead.",
  "closes-before-opening": "The closing must come after the opening.",
  "code-length": "This code has six digits.",
  "code-used":
    "This code has already been used. Wait for the next one: it changes every thirty seconds.",
  "condition-changed":
    "Someone else has updated this condition since you opened it: check it. What you wrote is kept below.",
  "conditions-closed": "The conditions of this offer can no longer be changed.",
  "conditions-undecided": "Mark every condition as met or waived first.",
  "contact-missing": "Give an email address or a phone number, so that we can answer you.",
  "csv-too-many-lines": "This file has too many lines: {0} at most. Split it into several files.",
  "date-invalid": "Enter a date that exists, for example 31 August 2027.",
  "email-unchanged": "This is already the address of your account.",
  "list-too-long": "The list is too long: {0} at most.",
  "medium-too-small":
    "This picture is too small: it must be at least {0} pixels wide. Look for the original, which is larger.",
  "password-unchanged": "This is the current password: choose another.",
  "people-consent-missing":
    "“{0}” may show people whose consent is not recorded. Record it in the library, or tick the box to publish anyway.",
  "placeholder-not-replaced": "Still to replace: {0}.",
  "placeholder-unknown": "“{0}” is not replaced: only prenom, numero, campus and rentree are.",
  "second-reader-required": "You proposed this rejection: someone else has to review it.",
  "time-not-in-future": "Choose a time in the future.",
  "too-many-conditions": "Enter ten conditions at most, one per line.",
  "conditions-pending":
    "A condition is still to be met. Mark it as met or waived before enrolling this candidate.",
  "confirmation-missing": "Type the word exactly as it is shown.",
  "consent-purpose-missing":
    "Tick at least “The school may review the application and respond to it”, or choose “I do not agree”.",
  "consent-refused": "You declined to share your name and address. Try again, or use your email.",
  "csv-too-large": "This file is too large: 2 MB at most. Split it into several files.",
  "csv-quotes":
    "On line {0}, a quotation mark is out of place or is not closed. Correct that line, then start over.",
  "csv-workbook": "This is not a CSV file. In the spreadsheet, choose “Save as”, then “CSV UTF-8”.",
  "date-incomplete": "Enter the day, the month and the year.",
  "date-not-in-future": "Choose a future date.",
  "date-too-far": "This day is too far away: six months at most.",
  "domain-refused":
    "The sign-in service does not accept the web address you are using for this site. Use your email, and let the school know.",
  "email-already-verified": "This address is already confirmed.",
  "email-missing": "This account gave no email address. Create an account with your email.",
  "email-unverified": "Your address still has to be confirmed.",
  "english-draft-exists":
    "An English draft is waiting: publish it, or restore the published text first.",
  "entry-changed":
    "Someone else has saved since you opened it. What you wrote is kept below: compare it with theirs, then save again to replace theirs.",
  "film-codec":
    "The picture of this video is in {0}, which many phones cannot play. Export it as MP4 (H.264). On an iPhone, record with Settings › Camera › Formats › Most Compatible.",
  "film-colours":
    "The colours of this video are in {0}, which phones cannot play. Export it as MP4 (H.264, 4:2:0, 8 bits).",
  "film-damaged": "This video is damaged or incomplete. Export it again as MP4 (H.264).",
  "film-no-picture": "This file has sound only. Export the video with its picture, as MP4 (H.264).",
  "film-sound":
    "The sound of this video is in {0}, which many phones cannot play. Export it as MP4 (H.264 and AAC).",
  "identifier-taken": "This identifier is already taken. Choose another.",
  "identity-taken":
    "This account is already linked to another account of the school. Unlink it there first, or choose another.",
  "impersonation-open": "You already have a support session open in this browser. End it first.",
  "interview-changed":
    "This interview has changed since you opened it: check it, then try again. What you wrote is kept below.",
  "invalid-code": "This code is not correct. Enter the one the app shows now.",
  "invalid-recovery-code":
    "This recovery code is not correct, or has already been used. Try another one.",
  "last-administrator":
    "At least one administrator is required. Make someone else an administrator first.",
  "last-sign-in-method":
    "This is your only way to sign in. Add a password or another account first.",
  "leave-empty": "Leave this field empty: it is only there to catch robots.",
  "link-email-changed":
    "This link has already been used: your address has been changed. Sign in with the new one.",
  "link-expired": "This link is more than an hour old.",
  "link-https": "Enter the full address, starting with https://",
  "link-invalid": "This link no longer works: it is old, incomplete or already used.",
  "link-other-browser":
    "You began signing in with another browser. In this one, first sign in with the same provider, then open this link again.",
  "link-used": "This link has already been used: your address is confirmed. You can now sign in.",
  "linking-refused":
    "An account already exists with this email address. Sign in the way you did the first time, or use “Forgotten password?”.",
  "medium-missing": "This is no longer in the library. Choose another one.",
  "medium-not-picture": "This is a video: a picture is needed here, JPG or PNG.",
  "medium-not-video": "This is a picture: a video is needed here, MP4 or WebM.",
  "medium-shipped": "This was supplied with the site: it can be replaced, but not removed.",
  "medium-too-large":
    "This file is {0} MB. The limit is 100 MB for a video, 10 MB for a picture. Export it smaller.",
  "medium-type":
    "This file is not a JPG or PNG picture, nor an MP4 or WebM video, whatever its name. Export it in one of these formats.",
  "medium-used": "This is still in use: remove it from the content below first.",
  "message-too-long": "This message is too long: 5000 characters at most.",
  "time-in-past": "Choose a time in the future, or publish now.",
  "name-too-long": "This name is too long: 100 characters at most.",
  "network-failed":
    "The network is not responding. Check your Internet connection, then try again.",
  "no-proposal": "There is no pending rejection for this choice.",
  "not-your-invitation": "This invitation is for a different address from that of your account.",
  "nothing-to-publish": "There is nothing new to publish.",
  "one-line": "Write this text on one line.",
  "own-role": "You cannot change your own role: ask another administrator.",
  "password-again": "Enter your password again",
  "password-common":
    "This password is too easy to guess: many people use it, or nearly the same one.",
  "password-contains-name": "This password is made of your name or the school’s: add other words.",
  "password-exists": "Your account already has a password.",
  "password-too-long": "This password is too long: 128 characters at most.",
  "password-too-short": "The password must have at least 15 characters.",
  "people-required": "This file will be published: can people be recognised in it?",
  "picture-undescribed":
    "Add a description here or in the library, or mark the picture there as decorative.",
  "popup-blocked": "Your browser blocked the sign-in window. Continue in this page",
  "popup-closed": "The sign-in window closed too early. Try again, or use your email.",
  "proposal-changed":
    "Another rejection is now proposed for this choice: check it, then try again. What you wrote is kept below.",
  "provider-unavailable":
    "The sign-in service did not respond properly. Try again in a moment, or use your email.",
  "reason-too-long": "Give the reason in 300 characters at most.",
  "reason-too-short": "Give a short reason: the candidate will read it.",
  "reauthentication-required":
    "Confirm your identity first: you signed in more than 15 minutes ago.",
  "rehearsal-only": "This is a backup test: nothing is removed or taken over in it.",
  "second-factor-required":
    "Two-step verification is required for all staff: it can be replaced, not removed.",
  "sections-missing": "Tick at least one section to reopen.",
  "session-expired": "Too much time has passed. Sign in again.",
  "setting-changed":
    "Someone else has changed this setting since you opened it: check its value, then try again.",
  "sign-in-busy": "Many people are signing in at this moment. Try again in a few seconds.",
  "site-busy": "The site is very busy at the moment. Try again in a few seconds.",
  "slug-letters": "Use letters without accents, digits and hyphens, for example open-day.",
  "slug-taken": "Another entry already has this address.",
  "state-expired": "Signing in took too long, or began in another browser. Try again.",
  "store-marker-not-written":
    "According to the history, this site took the storage space over, but the storage space stopped answering before its file installation.json named this site: nothing is removed there. Try again later.",
  "already-owner": "The storage space already belongs to this site.",
  "store-unavailable": "The storage space is not responding: nothing was changed. Try again later.",
  "subject-too-long": "The subject is too long: 150 characters at most.",
  "sweep-changed": "The number of files has changed: check it, then start over if necessary.",
  "text-encoding": "The text of this file cannot be read. Save it as UTF-8, then send it again.",
  "time-invalid": "Enter the time as numbers, for example 14:30.",
  "too-many-downloads":
    "You have already downloaded your data several times. Try again in an hour.",
  "too-many-enquiries":
    "Too many messages were sent in a short time: this one was not sent, it is kept below. Try again later, call the campus or contact it on WhatsApp.",
  "too-many-password-attempts":
    "Too many wrong passwords were tried for this account. Choose a new one: “Forgotten password”.",
  "translation-missing": "The translation is missing: this text exists in the other language.",
  "university-unknown":
    "This university is not in the catalogue. Enter its identifier, or add it first.",
  "web-address": "Enter the full address, for example https://www.example.ca/page.",
  "whatsapp-no-phone": "Your account has no phone number: add one in My Information and save.",
  "wrong-credentials":
    "This address and password do not match any account. Check the address, or get a link by email.",
  "wrong-password": "This is not the current password. Check it, then try again.",
};
