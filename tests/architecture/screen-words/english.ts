import type { ForbiddenWord } from "./screen-word.ts";

/** Literal translations and vague words that English screens do not use. */
export const english: ForbiddenWord[] = [
  {
    word: /\bleaves\b|\bwill leave\b|\b(has|have) (already )?left\b/,
    instead: "is sent, has been sent",
  },
  { word: /\b(take|takes|taken|took) back\b/, instead: "undo, restore, withdraw" },
  { word: /\bhas served\b|\bserved already\b/, instead: "has already been used" },
  { word: /\bmeanwhile\b/, instead: "since you opened it" },
  { word: /\basked for\b|\b(is|are|was) asked\b|\bfirst asked\b|^asked\b/, instead: "requested" },
  { word: /\bsomething more is\b|\bask for something\b/, instead: "request information" },
  {
    word: /\bread(s|ing)? (it |them |the list below )?again\b/,
    instead: "check, review",
  },
  { word: /\bsecond read(ing|er)\b/, instead: "second review, second reviewer" },
  { word: /\brefus(e|es|ed|al|als)\b/, instead: "reject, decline" },
  {
    word: /\bturn(ed)? (this choice )?down\b|\bnot selected\b/,
    instead: "reject (staff), unsuccessful (candidate)",
  },
  {
    word: /\bfirm\b|\blift(ed)? the conditions\b|\bconditions lifted\b/,
    instead: "unconditional, conditions met",
  },
  { word: /\bpage that follows\b|application's status page/, instead: "application status page" },
  { word: /\bstates?\b/, instead: "status", except: { "countries.US": "name of a country" } },
  {
    word: /\bwords\b/,
    instead: "text",
    except: { "errors.password-contains-name": "a password is made of words" },
  },
  {
    word: /\bin charge\b|\bhas charge\b|\bchanged hands\b|\bhanded over\b/,
    instead: "assignee, assigned, reassigned",
  },
  { word: /\bsaid (about|of)\b|\bwhat one sees\b/, instead: "alternative text, outcome" },
  { word: /\btold\b|\btells?\b(?! us\b)/, instead: "notify, explain" },
  { word: /\bsays\b/, instead: "shows, explains" },
  { word: /\bbaskets?\b/, instead: "shortlist" },
  { word: /\bstudy records?\b|\byears of study\b/, instead: "education history" },
  { word: /\bfield or stream\b/, instead: "subject area or track" },
  { word: /\btowns?\b/, instead: "city" },
  { word: /\bnotices?\b/, instead: "notification, announcement" },
  { word: /\bjourneys?\b/, instead: "travel, progress" },
  { word: /\bspeed of the site\b/, instead: "site performance" },
  { word: /\bsecond factor\b/, instead: "two-step verification" },
  { word: /\bthe person\b/, instead: "the candidate, they" },
  { word: /\bsomebody\b|\beverybody\b|\banybody\b/, instead: "someone, everyone, anyone" },
  { word: /\bschool office\b/, instead: "admin" },
  { word: /\bgiven back\b|\bgives? back\b/, instead: "released, restored" },
  { word: /\bput back\b/, instead: "restore, mark as unanswered" },
  { word: /\bpress\b/, instead: "select" },
  {
    word: /\bwrit(e|es|ten) to\b|\bwrite (us|there)\b/,
    instead: "contact, message, email",
  },
  { word: /\be-mail/, instead: "email" },
  { word: /\bnothing given\b|^not given\b/, instead: "no information, not provided" },
  { word: /(?<!layout )\bstability\b/, instead: "layout stability" },
  {
    word: /\bpast studies\b|\byears of studies\b|(?<!\bpage )\bstudies\b/,
    instead: "education history, reviews",
  },
  { word: /\b(go|goes|going) on\b/, instead: "continue, in progress" },
  {
    word: /\bgiv(e|es|en) up\b/,
    instead: "discard (an email), failed (a task)",
  },
  { word: /\bfilms?\b/, instead: "video" },
  { word: /\bfor good\b/, instead: "permanently" },
  {
    word: /\blooks after the machine\b|\bof th(e|is) machine\b/,
    instead: "the server's administrator, server",
  },
  { word: /\bthemes?\b/, instead: "item (of the checklist)" },
];
