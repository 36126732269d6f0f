/** The messages of the error codes that form-errors.ts does not contain. */
export const errors = {
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
