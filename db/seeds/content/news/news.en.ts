import type { News, NoteSection } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { createScene, decorativeScene } from "../scenes.ts";

const demonstration: NoteSection = {
  type: "note",
  heading: "A demonstration story",
  body: parseRichText(`
    The places and scenes of this page are imagined, and the pictures are drawings. The school puts in its
    own news.
  `),
};

export const news: Record<string, News> = {
  "une-communaute-qui-inspire": {
    title: "An inspiring community",
    description:
      "Students, parents and former students together under the lanterns: the end-of-year evening of Collège Érabao's two campuses, in pictures.",
    text: "Students, parents and former students under the lanterns: the two campuses' evening.",
    place: "Dakar and Yaoundé",
    scene: createScene("celebration", "A crowd dancing under strings of lanterns"),
    clip: { name: "news-community", seconds: 12, poster: decorativeScene("celebration") },
    sections: [
      {
        type: "text",
        heading: "Things to know",
        lead: "Once a year both campuses hold their party on the same evening, a few thousand kilometres apart.",
        body: parseRichText(`
          Tables are set out in the courtyard before nightfall. Parents bring a dish, students look after
          sound and light, former students come to say how they are getting on. At some point in the
          evening a screen connects the two courtyards: people wave, and sing the same song, one second
          apart.

          It is not a ceremony. It is a way of remembering that we seldom study alone: behind a diploma
          there are people who waited, cooked, corrected, drove and encouraged.
        `),
        facts: [
          { label: "Date", value: "[to be completed]" },
          { label: "Where", value: "Each campus's courtyard" },
          { label: "Who", value: "Students, families, alumni" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "In pictures",
        heading: "Unforgettable moments",
        items: [
          {
            scene: decorativeScene("lamps"),
            label: "The lanterns",
            caption: "They are lit one by one, and the courtyard holds its breath.",
          },
          {
            scene: decorativeScene("before-the-party"),
            label: "Before the party",
            caption: "An hour earlier, there were still chairs to carry.",
          },
          {
            scene: decorativeScene("first-row"),
            label: "The families",
            caption: "Grandmothers have the front row, and the last word.",
          },
        ],
      },
      demonstration,
    ],
  },
  "un-soutien-de-tous-les-jours": {
    title: "Support, every day",
    description:
      "A mentor for every student, evening study and answers that follow up: how Collège Érabao supports students, week after week.",
    text: "A mentor for every student, evening study, and someone who answers.",
    place: "Dakar, Yaoundé and online",
    scene: createScene("reading", "Two students seen from behind, reading by a window at sunset"),
    clip: { name: "news-support", seconds: 12, poster: decorativeScene("reading") },
    sections: [
      {
        type: "text",
        heading: "Things to know",
        lead: "The support that matters does not come the night before the exam. It comes on an ordinary Thursday.",
        body: parseRichText(`
          Every student has a mentor who knows their timetable, their marks and what is on their mind.
          They talk regularly, for a few minutes, even when all is well. When something goes wrong they look
          at it together, before the school report.

          In the evening, supervised study takes place on campus and online. Students come to finish a piece
          of work, to redo an exercise, or simply not to work alone. Nobody does the work for them.
        `),
        facts: [
          { label: "Mentor", value: "One per student" },
          { label: "Study", value: "Evenings, on campus and online" },
          { label: "Hours", value: "[to be completed]" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "In pictures",
        heading: "Unforgettable moments",
        items: [
          {
            scene: decorativeScene("two-lamps"),
            label: "Evening study",
            caption: "Two lamps, two notebooks, and the city behind the glass.",
          },
          {
            scene: decorativeScene("screen-light"),
            label: "From home",
            caption: "A question asked late, and an answer that comes all the same.",
          },
          {
            scene: decorativeScene("blackboard"),
            label: "It clicks",
            caption: "The curve is drawn for the third time. This time it speaks.",
          },
        ],
      },
      demonstration,
    ],
  },
  "des-competences-pour-demain": {
    title: "Skills for the future",
    description:
      "Science, data, enterprise: the workshops of Collège Érabao, where students learn by trying, getting it wrong and starting again.",
    text: "Science, data, enterprise: this year's workshops.",
    place: "Dakar and Yaoundé",
    scene: createScene("lab", "Two students in white coats carrying out an experiment"),
    clip: { name: "news-skills", seconds: 12, poster: decorativeScene("lab") },
    sections: [
      {
        type: "text",
        heading: "Things to know",
        lead: "A workshop starts with a question nobody in the room has answered yet.",
        body: parseRichText(`
          How much water does the courtyard soil hold? How can we predict the lunch queue? What would we
          sell, to whom, and at what fair price? Students measure, count, draw, present, then start again
          with what they have understood.

          Workshops extend the Ontario courses: science, computing, mathematics, business. They carry no
          credit of their own. They give something else: the habit of looking for answers together, and of
          showing your work before it is perfect.
        `),
        facts: [
          { label: "Themes", value: "Science, data, projects" },
          { label: "Who", value: "Grade 6 to pre-university" },
          { label: "Calendar", value: "[to be completed]" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "In pictures",
        heading: "Unforgettable moments",
        items: [
          {
            scene: decorativeScene("flask"),
            label: "The experiment",
            caption: "The red changes colour at last, and everyone talks at once.",
          },
          {
            scene: decorativeScene("molecule"),
            label: "The board",
            caption: "One molecule, two hypotheses, no certainty before Thursday.",
          },
          {
            scene: decorativeScene("on-screen"),
            label: "The presentation",
            caption: "Five minutes, in English, before classmates from the other campus.",
          },
        ],
      },
      demonstration,
    ],
  },
  "une-communaute-qui-inspire-le-tournoi": {
    title: "An inspiring community: the tournament",
    tile: "An inspiring community",
    description:
      "The Dakar-Yaoundé basketball tournament as told by those who played it: rules, teams and memories from both campuses.",
    text: "The Dakar-Yaoundé tournament, told by the players.",
    place: "Dakar and Yaoundé",
    scene: createScene("basketball", "Basketball players at sunset"),
    clip: { name: "news-tournament", seconds: 12, poster: decorativeScene("basketball") },
    sections: [
      {
        type: "text",
        heading: "Things to know",
        lead: "Two campuses, two courts, and a wooden trophy that travels.",
        body: parseRichText(`
          Teams are mixed, in every sense. Students play at home against their classmates, then the best
          scores of both campuses are compared that same evening, in front of the screen. Online students
          referee from a distance, which leads to long discussions.

          Nobody quite remembers who won the first time. Everybody remembers the basket in the last second,
          and who brought the balls back.
        `),
        facts: [
          { label: "Teams", value: "Mixed, all ages" },
          { label: "Date", value: "[to be completed]" },
          { label: "Sign up", value: "With your mentor" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "In pictures",
        heading: "Unforgettable moments",
        items: [
          {
            scene: decorativeScene("hoop"),
            label: "The basket",
            caption: "The ball has gone. So has the sun.",
          },
          {
            scene: decorativeScene("laterite"),
            label: "The other court",
            caption: "In Yaoundé they play on red earth, and the shoes remember it.",
          },
          {
            scene: decorativeScene("school-yard"),
            label: "The day after",
            caption: "The match is played again, on the stairs.",
          },
        ],
      },
      demonstration,
    ],
  },
  "remise-des-diplomes": {
    title: "Graduation day",
    description:
      "The ceremony, the family photograph, the celebration: graduation day at Collège Érabao, what to know and three moments to see again.",
    text: "The ceremony, the families, the celebration: a look back at graduation day.",
    place: "Dakar, [date to be completed]",
    scene: createScene("graduation", "Graduates gathered before a stage, under trees and bunting"),
    clip: null,
    sections: [
      {
        type: "text",
        heading: "Things to know",
        lead: "The ceremony is held in the courtyard in the late afternoon, when the shade of the great tree reaches the chairs.",
        body: parseRichText(`
          Students receive the Ontario Secondary School Diploma, granted by the partner school. Those on the
          other campus are connected by video and receive theirs at the same hour.

          Everyone is called by their full name, the one the family chose, and we take the time to pronounce
          it properly. Then a parent says a few words, in whatever language they like.

          The ceremony is filmed and captioned. No picture of a minor is published without the written
          consent of their parents.
        `),
        facts: [
          { label: "Date", value: "[to be completed]" },
          { label: "Time", value: "[to be completed]" },
          { label: "Place", value: "Campus courtyard" },
          { label: "Invitations", value: "[to be completed]" },
          { label: "Live", value: "For the other campus" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "In pictures",
        heading: "Unforgettable moments",
        items: [
          {
            scene: decorativeScene("graduates"),
            label: "The ceremony",
            caption: "Caps fly, the sun goes down, somebody is crying in the third row.",
          },
          {
            scene: decorativeScene("families"),
            label: "The family photograph",
            caption:
              "Three generations under the baobab, and the youngest not looking at the camera.",
          },
          {
            scene: decorativeScene("dancers"),
            label: "The celebration",
            caption: "Lanterns, the kora, then the sabar: we danced until midnight.",
          },
        ],
      },
      demonstration,
    ],
  },
};
