import { basketAlertsMessages } from "./basket-alerts.ts";
import { defineMessages } from "./define-messages.ts";

const fr = {
  "adult-contact-missing":
    "Ajoutez un numéro de téléphone ou une adresse e-mail pour cette personne.",
  "adult-unreachable": "Indiquez au moins un adulte que nous pouvons joindre.",
  "average-letter": "Écrivez une lettre de A à F, par exemple B+, ou choisissez un autre barème.",
  "average-number":
    "Écrivez la moyenne en chiffres, par exemple 14,5, ou choisissez un autre barème.",
  "average-range": "La moyenne doit être entre 0 et {0}, ou choisissez un autre barème.",
  "average-scale": "Choisissez le barème de la moyenne.",
  "average-scale-written": "Vous avez écrit une note sur {0} : choisissez ce barème.",
  "birth-after-passport":
    "Cette date de naissance vient après la délivrance du passeport : vérifiez les deux.",
  "birth-day-missing":
    "Écrivez aussi le jour et le mois. Si votre passeport ou votre carte d'identité n'indique que l'année, cochez « Mon document n'indique que l'année ».",
  "birth-date-not-past": "La date de naissance doit être dans le passé.",
  "birth-year-alone":
    "Vous avez coché « Mon document n'indique que l'année » : n'écrivez que l'année. Si le document donne aussi le jour et le mois, décochez la case.",
  "campus-missing": "Choisissez votre campus.",
  "choice-changed": "Ce choix a changé entre-temps : relisez-le, puis recommencez.",
  "choices-changed":
    "L'un de vos choix a changé entre-temps : relisez la liste ci-dessous, puis recommencez.",
  "consent-own-email":
    "C'est l'adresse de votre propre compte. Indiquez celle de cette personne, ou envoyez-lui le lien vous-même, par WhatsApp ou par SMS.",
  "consent-email-missing": "Indiquez d'abord l'adresse e-mail de cette personne.",
  "consent-too-often": "Trop de demandes en une journée. Réessayez demain.",
  "corrections-changed":
    "Vos réponses ont changé depuis l'ouverture de cette page : relisez ci-dessous, puis envoyez.",
  "corrections-incomplete": "Il manque encore quelque chose : voyez ci-dessous, avant le bouton.",
  "corrections-none":
    "Vous n'avez rien changé. Corrigez une rubrique, ou cochez « Je n'ai rien à changer ».",
  count: "Écrivez un nombre entier de {0} à {1}.",
  "country-missing": "Choisissez un pays.",
  "cursus-full": "Vous avez atteint la limite de {0} années et activités.",
  "date-day-missing": "Il manque le jour.",
  "date-impossible": "Cette date n'existe pas. {0} compte {1} jours.",
  "date-month-missing": "Il manque le mois.",
  "date-month-unknown": "Écrivez le mois en chiffres ou en lettres, par exemple 3 ou mars.",
  "date-year-digits": "Écrivez l'année avec quatre chiffres, par exemple 2009.",
  "date-year-missing": "Il manque l'année.",
  "date-year-range": "Cette année est trop loin : vérifiez les quatre chiffres.",
  "declaration-missing": "Cochez la déclaration pour envoyer votre candidature.",
  "email-accent":
    "Une adresse e-mail n'a pas d'accent : écrivez-la sans, par exemple nom@exemple.sn.",
  "email-invalid": "Écrivez l'adresse e-mail en entier, par exemple nom@exemple.sn.",
  "file-damaged":
    "Ce fichier est abîmé ou incomplet. Envoyez-le à nouveau, choisissez-en un autre, ou prenez-le en photo.",
  "file-empty": "Ce fichier est vide. Choisissez-en un autre.",
  "file-gone":
    "Ce fichier n'est plus là : l'envoi a été arrêté ou date de plus d'un jour. Choisissez-le de nouveau.",
  "file-too-complex":
    "Ce PDF est trop lourd à ouvrir. Imprimez-le en PDF et envoyez cette copie, ou photographiez les pages.",
  "file-heic":
    "C'est une photo au format HEIC, que nous ne pouvons pas ouvrir. Sur iPhone, choisissez Réglages › Appareil photo › Formats › Le plus compatible, puis reprenez la photo ; ou envoyez une capture d'écran de celle-ci.",
  "file-infected":
    "Notre antivirus a trouvé un virus dans ce fichier : il ne peut pas être accepté. Donnez-en un autre, par exemple une photo de la page.",
  "file-on-its-way": "Ce fichier n'est pas encore arrivé. Attendez la fin de l'envoi.",
  "file-pages":
    "Ce PDF compte trop de pages. La limite est de {0} : envoyez seulement celles qui servent.",
  "file-pixels":
    "Cette image compte {0} millions de pixels. La limite est de {1} : choisissez une définition plus basse dans l'appareil photo ou le scanner, puis reprenez-la.",
  "file-protected":
    "Ce PDF ne s'ouvre qu'avec un mot de passe. Ouvrez-le, imprimez-le en PDF et envoyez cette copie, ou photographiez les pages.",
  "file-store-unavailable":
    "Nous ne pouvons pas enregistrer de fichier en ce moment. Réessayez dans quelques minutes : ce que vous avez écrit est toujours là.",
  "file-too-large":
    "Ce fichier pèse {0} Mo. La limite est de 10 Mo : envoyez moins de pages, ou numérisez-les en qualité plus basse.",
  "file-type":
    "Ce fichier n'est ni un PDF, ni une photo JPG ou PNG, quel que soit son nom. Enregistrez-le en PDF, ou photographiez la page.",
  "file-unread": "Ce fichier n'a pas encore pu être lu. Réessayez dans quelques minutes.",
  "file-unsafe":
    "Ce PDF contient autre chose que des pages (programme, action automatique, formulaire, son, vidéo ou fichier joint). Imprimez-le en PDF et envoyez cette copie, ou photographiez les pages.",
  "file-quota-exceeded":
    "Vous avez déjà beaucoup de fichiers ici. Retirez un justificatif, puis envoyez celui-ci.",
  "interview-closed":
    "Cet entretien a changé entre-temps : relisez le jour et l'heure, puis répondez.",
  "offer-answer-missing": "Choisissez d'accepter ou de refuser.",
  "universities-not-agreed":
    "Aucun adulte n'a accepté que cette candidature soit transmise aux universités : rien de ce qui vient d'une université ne peut être enregistré. Demandez à l'adulte de changer son accord avec le lien qu'il a reçu.",
  "transition-not-allowed": "Ce n'est plus possible pour ce choix.",
  "name-letters": "Un nom contient au moins une lettre.",
  "name-placeholder":
    "Un nom contient au moins une lettre. Si vous n'avez qu'un seul nom, écrivez-le comme nom de famille, laissez le prénom vide et cochez « Je n'ai qu'un seul nom ».",
  "no-next-intake": "Aucune nouvelle candidature n'est possible pour l'instant.",
  "not-in-list": "Choisissez dans la liste.",
  "offer-expired":
    "Le délai pour répondre à cette offre est passé. Écrivez au bureau des admissions.",
  "offering-closed":
    "Les candidatures pour cette classe sont closes. Choisissez une autre rentrée, ou écrivez-nous.",
  "offering-full": "Cette classe est complète. Choisissez-en une autre, ou écrivez-nous.",
  "offering-missing":
    "Aucune classe n'est ouverte ici pour ce programme. Changez de lieu ou de programme.",
  "offering-not-yet": "Les candidatures pour cette classe ne sont pas encore ouvertes.",
  "one-name-typed":
    "Vous avez coché « Je n'ai qu'un seul nom » : écrivez ce nom comme nom de famille et laissez le prénom vide. Si vous avez aussi un prénom, décochez la case.",
  "other-intake": "Ce programme commence à une autre rentrée. Changez de rentrée, ou retirez-le.",
  "passport-before-birth": "Cette date vient avant votre naissance : vérifiez les deux.",
  "passport-dates": "L'expiration doit venir après la délivrance.",
  "passport-issued-later": "La date de délivrance doit être dans le passé.",
  "passport-number": "Le numéro de passeport compte de 6 à 12 lettres et chiffres.",
  "passport-number-missing":
    "Écrivez le numéro, ou répondez « Pas encore » : vous pourrez l'ajouter plus tard.",
  "passport-too-long": "Ce passeport serait valable plus de 20 ans : vérifiez les deux dates.",
  "phone-cameroon":
    "Ce numéro ne correspond pas au Cameroun. Il compte 9 chiffres et commence par 6 ou 2.",
  "phone-cameroon-8": "Depuis 2014, les numéros camerounais ont 9 chiffres : ajoutez le 6 devant.",
  "phone-cameroon-8-fixed":
    "Depuis 2014, les numéros camerounais ont 9 chiffres : ajoutez le 2 devant.",
  "phone-cameroon-too-short":
    "Il manque un chiffre : les numéros camerounais en ont 9. Vérifiez celui-ci.",
  "phone-code-missing":
    "Pour un autre pays, commencez par son indicatif, par exemple +33 6 12 34 56 78. Pour un numéro du Sénégal ou du Cameroun, choisissez ce pays dans la liste.",
  "phone-country-missing": "Choisissez l'indicatif du pays, ou commencez le numéro par +.",
  "phone-invalid": "Ce numéro n'existe pas dans ce pays. Vérifiez l'indicatif et les chiffres.",
  "phone-ivory-coast-8":
    "Depuis janvier 2021, les numéros ivoiriens ont 10 chiffres : ajoutez les deux chiffres de l'opérateur devant (01, 05 ou 07 pour un portable).",
  "phone-senegal":
    "Ce numéro ne correspond pas au Sénégal. Il compte 9 chiffres et commence par 7 ou 3.",
  "phone-two-numbers":
    "Il y a deux numéros ici : gardez-en un seul, celui où nous pouvons appeler.",
  "photo-small":
    "Cette photo est trop petite : il faut au moins {0} pixels de côté. Choisissez-en une plus grande.",
  "photo-too-large":
    "Cette photo pèse {0} Mo. La limite est de 10 Mo : choisissez une qualité plus basse dans l'appareil photo, puis reprenez-la.",
  "photo-type":
    "Ce fichier n'est pas une photo JPG ou PNG, quel que soit son nom. Prenez une photo, ou faites une capture d'écran de celle-ci.",
  "picture-too-complex":
    "Cette image demande trop de mémoire pour être ouverte. Choisissez une définition plus basse dans l'appareil photo ou le scanner, puis reprenez-la.",
  "request-closed": "Cette demande n'attend plus de réponse.",
  required: "Ce champ est requis",
  "sections-closed": "Le délai est passé, ou l'école n'attend plus ces corrections.",
  "too-long": "Ce texte est trop long : {0} caractères au plus.",
  "too-many": "Trop d'essais. Réessayez dans {0}\u00A0min.",
  unreadable:
    "Ce texte contient des caractères que nous ne pouvons pas lire. Écrivez-le à nouveau.",
  "year-not-started": "Choisissez l'année en cours ou une année passée.",
};

const en: typeof fr = {
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
  "offering-closed":
    "Applications for this class have closed. Choose another start, or contact us.",
  "offering-full": "This class is full. Choose another one, or contact us.",
  "offering-missing":
    "No class is open here for this programme. Change the place or the programme.",
  "offering-not-yet": "Applications for this class have not opened yet.",
  "one-name-typed":
    "You ticked “I have only one name”: write that name as your family name and leave the given name empty. If you also have a given name, untick the box.",
  "other-intake": "This programme starts at another time. Change your start, or remove it.",
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

const formOnlyMessages = defineMessages(fr, en);

/** The messages of the error codes that the pages of an application and file uploads can get. */
export const formErrorsMessages = {
  fr: { ...basketAlertsMessages.fr, ...formOnlyMessages.fr },
  en: { ...basketAlertsMessages.en, ...formOnlyMessages.en },
};
