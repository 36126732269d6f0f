import { defineMessages } from "./define-messages.ts";
import { formErrorsMessages } from "./form-errors.ts";

const fr = {
  "account-conflict": "Cette valeur a changé ailleurs : gardez la vôtre, ou reprenez l'autre.",
  "account-exists": "Cette adresse a déjà un compte. Connectez-vous avec ce compte pour accepter.",
  "account-suspended": "Ce compte est suspendu. Écrivez à l'école.",
  "address-refused":
    "Écrivez une adresse qui commence par / (une page de ce site), https://, mailto: ou tel:.",
  "agreement-end-before-start": "Cette date est antérieure à celle de l'autorisation.",
  "agreement-in-future":
    "Cette date n'est pas encore arrivée : enregistrez l'autorisation quand elle est donnée.",
  "already-enrolled": "Cette personne est déjà inscrite par un autre choix : celui-ci reste fermé.",
  "already-linked": "Ce compte est déjà lié au vôtre.",
  "already-staff": "Cette personne fait déjà partie de l'équipe.",
  "captions-empty":
    "Ce fichier ne contient aucune ligne de sous-titres. Exportez-les de nouveau en WebVTT.",
  "captions-format":
    "Ce n'est pas un fichier de sous-titres WebVTT : sa première ligne doit être WEBVTT.",
  "captions-line":
    "La ligne {0} n'est pas valable. Indiquez les temps ainsi, dans l'ordre : 00:01.000 --> 00:03.200.",
  "captions-too-long":
    "Ces sous-titres sont trop longs : 200 000 caractères au plus. Ne gardez que le texte et les temps.",
  "captions-missing":
    "Cette vidéo n'a pas encore de sous-titres dans cette langue. Ajoutez-les dans la médiathèque, ou indiquez-y que personne ne parle.",
  "catalogue-changed":
    "Une autre personne a changé ce texte entre-temps. Relisez-le, puis recommencez.",
  "catalogue-item-used":
    "Elle a déjà servi : une personne l'a choisie, ou elle a des formations. Retirez-la du site plutôt.",
  "closes-before-opening": "La clôture doit venir après l'ouverture.",
  "code-length": "Ce code a six chiffres.",
  "code-used": "Ce code a déjà servi. Attendez le suivant : il change toutes les trente secondes.",
  "condition-changed":
    "Une autre personne s'est prononcée sur cette condition entre-temps : relisez-la. Ce que vous avez écrit est conservé ci-dessous.",
  "conditions-closed": "Les conditions de cette offre ne peuvent plus être modifiées.",
  "conditions-undecided": "Indiquez d'abord si chaque condition est remplie ou n'est plus exigée.",
  "contact-missing":
    "Donnez une adresse e-mail ou un téléphone, pour que nous puissions vous répondre.",
  "csv-too-many-lines":
    "Ce fichier a trop de lignes : {0} au plus. Coupez-le en plusieurs fichiers.",
  "date-invalid": "Écrivez un jour qui existe, par exemple le 31 août 2027.",
  "email-unchanged": "C'est déjà l'adresse de votre compte.",
  "list-too-long": "La liste est trop longue : {0} au plus.",
  "medium-too-small":
    "Cette image est trop petite : il faut au moins {0} pixels de large. Cherchez l'original, plus grand.",
  "password-unchanged": "C'est le mot de passe actuel : choisissez-en un autre.",
  "people-consent-missing":
    "« {0} » montre peut-être des personnes dont l'autorisation n'est pas enregistrée. Enregistrez-la dans la médiathèque, ou cochez la case pour publier quand même.",
  "placeholder-not-replaced": "À remplacer : {0}.",
  "placeholder-unknown":
    "« {0} » ne se remplace pas : seuls prenom, numero, campus et rentree le sont.",
  "second-reader-required": "Vous avez proposé ce refus : une autre personne doit le relire.",
  "time-not-in-future": "Choisissez un moment à venir.",
  "too-many-conditions": "Écrivez dix conditions au plus, une par ligne.",
  "conditions-pending":
    "Une condition reste à remplir. Indiquez qu'elle est remplie ou n'est plus exigée avant d'inscrire cette personne.",
  "confirmation-missing": "Écrivez le mot demandé, exactement comme il est affiché.",
  "consent-purpose-missing":
    "Cochez au moins « Que l'école lise la candidature et y réponde », ou choisissez « Je ne donne pas mon accord ».",
  "consent-refused":
    "Vous avez refusé de partager votre nom et votre adresse. Réessayez, ou utilisez votre e-mail.",
  "csv-too-large": "Ce fichier est trop gros : 2 Mo au plus. Coupez-le en plusieurs fichiers.",
  "csv-quotes":
    "À la ligne {0}, un guillemet n'est pas à sa place ou n'est pas fermé. Corrigez cette ligne, puis recommencez.",
  "csv-workbook":
    "Ce n'est pas un fichier CSV. Dans le tableur, choisissez « Enregistrer sous », puis « CSV UTF-8 ».",
  "date-incomplete": "Écrivez le jour, le mois et l'année.",
  "date-not-in-future": "Choisissez un jour à venir.",
  "date-too-far": "Ce jour est trop loin : six mois au plus.",
  "domain-refused":
    "Le service de connexion n'accepte pas l'adresse que vous utilisez pour ce site. Utilisez votre e-mail, et prévenez l'école.",
  "email-already-verified": "Cette adresse est déjà confirmée.",
  "email-missing": "Ce compte n'a pas donné d'adresse e-mail. Créez un compte avec votre e-mail.",
  "email-unverified": "Il reste à confirmer votre adresse.",
  "english-draft-exists":
    "Un brouillon anglais attend : publiez-le, ou reprenez d'abord le texte publié.",
  "entry-changed":
    "Une autre personne a enregistré entre-temps. Ce que vous avez écrit est conservé ci-dessous : comparez avec son texte, puis enregistrez de nouveau pour le remplacer.",
  "film-codec":
    "Les images de cette vidéo sont en {0}, que beaucoup de téléphones ne lisent pas. Exportez-la en MP4 (H.264). Sur iPhone, filmez avec Réglages › Appareil photo › Formats › Le plus compatible.",
  "film-colours":
    "Les couleurs de cette vidéo sont écrites en {0}, que les téléphones ne lisent pas. Exportez-la en MP4 (H.264, 4:2:0, 8 bits).",
  "film-damaged": "Cette vidéo est abîmée ou incomplète. Exportez-la de nouveau en MP4 (H.264).",
  "film-no-picture":
    "Ce fichier n'a que du son. Exportez la vidéo avec ses images, en MP4 (H.264).",
  "film-sound":
    "Le son de cette vidéo est en {0}, que beaucoup de téléphones ne lisent pas. Exportez-la en MP4 (H.264 et AAC).",
  "identifier-taken": "Cet identifiant est déjà pris. Écrivez-en un autre.",
  "identity-taken":
    "Ce compte est déjà lié à un autre compte de l'école. Déliez-le là-bas, ou choisissez-en un autre.",
  "impersonation-open": "Une visite est déjà ouverte dans ce navigateur. Terminez-la d'abord.",
  "interview-changed":
    "Cet entretien a changé entre-temps : relisez-le, puis recommencez. Ce que vous avez écrit est conservé ci-dessous.",
  "invalid-code": "Ce code n'est pas le bon. Recopiez celui que l'application affiche maintenant.",
  "invalid-recovery-code":
    "Ce code de secours n'est pas le bon, ou il a déjà servi. Prenez-en un autre.",
  "last-administrator":
    "Il faut au moins un administrateur. Donnez d'abord ce rôle à quelqu'un d'autre.",
  "last-sign-in-method":
    "C'est votre seul moyen de connexion. Ajoutez d'abord un mot de passe ou un autre compte.",
  "leave-empty": "Laissez ce champ vide : il ne sert qu'à reconnaître les robots.",
  "link-email-changed":
    "Ce lien a déjà servi : votre adresse est changée. Connectez-vous avec la nouvelle.",
  "link-expired": "Ce lien a plus d'une heure.",
  "link-https": "Écrivez l'adresse en entier ; elle commence par https://",
  "link-invalid": "Ce lien ne fonctionne plus : il est ancien, incomplet ou déjà utilisé.",
  "link-other-browser":
    "La connexion a commencé dans un autre navigateur. Connectez-vous ici par le même fournisseur, puis rouvrez ce lien.",
  "link-used": "Ce lien a déjà servi : votre adresse est confirmée. Connectez-vous.",
  "linking-refused":
    "Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois, ou par « Mot de passe oublié ? ».",
  "medium-missing": "Ce média n'est plus dans la médiathèque. Choisissez-en un autre.",
  "medium-not-picture": "C'est une vidéo : il faut ici une image, JPG ou PNG.",
  "medium-not-video": "C'est une image : il faut ici une vidéo, MP4 ou WebM.",
  "medium-shipped": "Ce média est fourni avec le site : il peut être remplacé, mais pas enlevé.",
  "medium-too-large":
    "Ce fichier pèse {0} Mo. La limite est de 100 Mo pour une vidéo, de 10 Mo pour une image. Exportez-le en plus petit.",
  "medium-type":
    "Ce fichier n'est ni une image JPG ou PNG, ni une vidéo MP4 ou WebM, quel que soit son nom. Exportez-le dans l'un de ces formats.",
  "medium-used": "Ce média est encore utilisé : retirez-le d'abord des contenus ci-dessous.",
  "message-too-long": "Ce message est trop long : 5000 caractères au plus.",
  "time-in-past": "Choisissez un moment à venir, ou publiez maintenant.",
  "name-too-long": "Ce nom est trop long : 100 caractères au plus.",
  "network-failed": "Le réseau ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.",
  "no-proposal": "Aucun refus n'est proposé pour ce choix.",
  "not-your-invitation": "Cette invitation est pour une autre adresse que celle de votre compte.",
  "nothing-to-publish": "Il n'y a rien de nouveau à publier.",
  "one-line": "Écrivez ce texte sur une seule ligne.",
  "own-role":
    "Vous ne pouvez pas changer votre propre rôle : demandez-le à un autre administrateur.",
  "password-again": "Écrivez de nouveau votre mot de passe",
  "password-common":
    "Ce mot de passe est trop facile à deviner : beaucoup de gens l’emploient, ou presque le même.",
  "password-contains-name":
    "Ce mot de passe est fait de votre nom ou de celui de l’école : ajoutez d’autres mots.",
  "password-exists": "Votre compte a déjà un mot de passe.",
  "password-too-long": "Ce mot de passe est trop long : 128 caractères au plus.",
  "password-too-short": "Le mot de passe doit avoir au moins 15 caractères.",
  "people-required": "Ce fichier sera publié : indiquez si des personnes y sont reconnaissables.",
  "picture-undescribed":
    "Décrivez l'image ici ou dans la médiathèque, ou indiquez-y qu'elle est décorative.",
  "popup-blocked": "Votre navigateur a bloqué la fenêtre de connexion. Continuer sur cette page",
  "popup-closed":
    "La fenêtre de connexion s'est fermée avant la fin. Réessayez, ou utilisez votre e-mail.",
  "proposal-changed":
    "Un autre refus est maintenant proposé pour ce choix : lisez-le, puis recommencez. Ce que vous avez écrit est conservé ci-dessous.",
  "provider-unavailable":
    "Le service de connexion n'a pas répondu correctement. Réessayez dans un moment, ou utilisez votre e-mail.",
  "reason-too-long": "Écrivez la raison en 300 caractères au plus.",
  "reason-too-short": "Écrivez la raison en quelques mots : la personne la lira.",
  "reauthentication-required":
    "Confirmez d'abord votre identité : votre connexion a plus de 15 minutes.",
  "rehearsal-only": "C'est l'essai d'une sauvegarde : rien n'y est effacé ni repris.",
  "second-factor-required":
    "La double authentification est exigée de tout le personnel : elle peut être remplacée, mais pas enlevée.",
  "sections-missing": "Cochez au moins une rubrique à rouvrir.",
  "session-expired": "Trop de temps a passé. Connectez-vous de nouveau.",
  "setting-changed":
    "Une autre personne a changé ce réglage entre-temps : lisez sa valeur, puis recommencez.",
  "sign-in-busy": "Beaucoup de monde se connecte en ce moment. Réessayez dans quelques secondes.",
  "site-busy": "Le site est très sollicité en ce moment. Réessayez dans quelques secondes.",
  "slug-letters":
    "Écrivez des lettres sans accent, des chiffres et des tirets, par exemple journee-portes-ouvertes.",
  "slug-taken": "Une autre entrée a déjà cette adresse.",
  "state-expired":
    "La connexion a pris trop de temps, ou a commencé dans un autre navigateur. Réessayez.",
  "store-marker-not-written":
    "Selon l'historique, ce site a pris l'espace de stockage, mais celui-ci a cessé de répondre avant que son fichier installation.json nomme ce site : rien n'y est effacé. Réessayez plus tard.",
  "already-owner": "L'espace de stockage appartient déjà à ce site.",
  "store-unavailable":
    "L'espace de stockage ne répond pas : rien n'a été changé. Réessayez plus tard.",
  "subject-too-long": "L'objet est trop long : 150 caractères au plus.",
  "sweep-changed":
    "Le nombre de fichiers a changé depuis : relisez-le, puis recommencez s'il le faut.",
  "text-encoding":
    "Le texte de ce fichier est illisible. Enregistrez-le en UTF-8, puis envoyez-le de nouveau.",
  "time-invalid": "Écrivez l'heure en chiffres, par exemple 14:30.",
  "too-many-downloads":
    "Vous avez déjà téléchargé vos données plusieurs fois. Réessayez dans une heure.",
  "too-many-enquiries":
    "Trop de messages ont été envoyés en peu de temps : celui-ci n'a pas été envoyé, il est conservé ci-dessous. Réessayez plus tard, appelez le campus ou écrivez-lui par WhatsApp.",
  "too-many-password-attempts":
    "Trop de mots de passe erronés pour ce compte. Choisissez-en un nouveau : « Mot de passe oublié ».",
  "translation-missing": "Il manque la traduction : ce texte existe dans l'autre langue.",
  "university-unknown":
    "Cette université n'est pas dans le catalogue. Écrivez son identifiant, ou ajoutez-la d'abord.",
  "web-address": "Écrivez l'adresse en entier, par exemple https://www.exemple.ca/page.",
  "whatsapp-no-phone":
    "Votre compte n'a pas de téléphone : écrivez-le dans Mes Informations et sauvegardez.",
  "wrong-credentials":
    "Cette adresse et ce mot de passe ne correspondent à aucun compte. Vérifiez l'adresse, ou recevez un lien par e-mail.",
  "wrong-password": "Ce n'est pas le mot de passe actuel. Vérifiez-le, puis réessayez.",
};

const en: typeof fr = {
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

const otherErrorsMessages = defineMessages(fr, en);

/** The messages of all error codes. */
export const errorsMessages = {
  fr: { ...formErrorsMessages.fr, ...otherErrorsMessages.fr },
  en: { ...formErrorsMessages.en, ...otherErrorsMessages.en },
};
