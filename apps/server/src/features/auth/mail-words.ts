import { type Text, text } from '@elan/domain/locale';

/** The words of a mail about an account. */
export type Words = {
  /** `{product}` stands for the product's name. */
  subject: Text;
  intro: Text;
  /** The label of the button. */
  action: Text;
  closing: Text;
  /** Why the person receives it. */
  reason: Text;
};

export const confirmation: Words = {
  subject: text('Confirm your {product} address', 'Confirmez votre adresse {product}'),
  intro: {
    en: 'An account was created with this email address. Please confirm within a day that it is yours:',
    fr: "Un compte a été créé avec cette adresse courriel. Confirmez d'ici un jour qu'elle est bien la vôtre\u00a0:",
  },
  action: text('Confirm my address', 'Confirmer mon adresse'),
  closing: {
    en: 'If you did not create an account, ignore this message: nobody can use it without this confirmation.',
    fr: "Si vous n'avez pas créé de compte, ignorez ce message\u00a0: sans cette confirmation, personne ne peut s'en servir.",
  },
  reason: {
    en: 'You received this email because this address was used to create an account.',
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à créer un compte.',
  },
};

export const reset: Words = {
  subject: text('Choose a new {product} password', 'Choisissez un nouveau mot de passe {product}'),
  intro: {
    en: 'You asked for a new password. This link works once, within the hour:',
    fr: "Vous avez demandé un nouveau mot de passe. Ce lien fonctionne une seule fois, dans l'heure qui suit\u00a0:",
  },
  action: text('Choose a new password', 'Choisir un nouveau mot de passe'),
  closing: {
    en: 'If you did not ask for it, ignore this message: your password stays as it is.',
    fr: "Si vous n'avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.",
  },
  reason: {
    en: 'You received this email because a new password was requested for this address.',
    fr: "Vous recevez ce courriel parce qu'un nouveau mot de passe a été demandé pour cette adresse.",
  },
};

export const signInLink: Words = {
  subject: text('Your link to sign in to {product}', 'Votre lien pour vous connecter à {product}'),
  intro: {
    en: 'You asked to sign in by link. It works once, within half an hour:',
    fr: 'Vous avez demandé à vous connecter par lien. Il fonctionne une seule fois, dans la demi-heure qui suit\u00a0:',
  },
  action: text('Sign in', 'Se connecter'),
  closing: {
    en: 'If you did not ask for it, ignore this message, and never share the link: it opens your account.',
    fr: "Si vous n'avez rien demandé, ignorez ce message, et ne transmettez jamais ce lien\u00a0: il ouvre votre compte.",
  },
  reason: {
    en: 'You received this email because a sign-in link was requested for this address.',
    fr: "Vous recevez ce courriel parce qu'un lien de connexion a été demandé pour cette adresse.",
  },
};

export const changed: Words = {
  subject: text('Your {product} password was changed', 'Votre mot de passe {product} a été modifié'),
  intro: {
    en: 'The password of your account was just changed. Other open sessions were signed out. Sign in with the new password here:',
    fr: "Le mot de passe de votre compte vient d'être modifié. Les autres sessions ouvertes ont été fermées. Connectez-vous avec le nouveau mot de passe ici\u00a0:",
  },
  action: text('Sign in', 'Se connecter'),
  closing: {
    en: 'If this was not you, follow the link at once and choose "Forgot password".',
    fr: "Si ce n'était pas vous, suivez ce lien sans tarder et choisissez «\u00a0Mot de passe oublié\u00a0».",
  },
  reason: {
    en: 'You received this email because it concerns the security of your account.',
    fr: "Vous recevez ce courriel parce qu'il touche la sécurité de votre compte.",
  },
};

export const newAddress: Words = {
  subject: text('Confirm your new {product} address', 'Confirmez votre nouvelle adresse {product}'),
  intro: {
    en: 'You asked to use this address for your account. This link works once, within the hour:',
    fr: "Vous avez demandé d'utiliser cette adresse pour votre compte. Ce lien fonctionne une seule fois, dans l'heure qui suit\u00a0:",
  },
  action: text('Use this address', 'Utiliser cette adresse'),
  closing: {
    en: 'If you did not ask for it, ignore this message: nothing changes.',
    fr: "Si vous n'avez rien demandé, ignorez ce message\u00a0: rien ne change.",
  },
  reason: {
    en: 'You received this email because an account is about to use this address.',
    fr: "Vous recevez ce courriel parce qu'un compte va utiliser cette adresse.",
  },
};

export const newAddressTaken: Words = {
  subject: text('This address already has a {product} account', 'Cette adresse a déjà un compte {product}'),
  intro: {
    en: 'Someone asked to use this address for another account. That is not possible: it has its own. Sign in to it here:',
    fr: "Quelqu'un a demandé d'utiliser cette adresse pour un autre compte. Ce n'est pas possible\u00a0: elle a le sien. Connectez-vous-y ici\u00a0:",
  },
  action: text('Sign in', 'Se connecter'),
  closing: {
    en: 'If it was not you, ignore this message: nothing changed.',
    fr: "Si ce n'était pas vous, ignorez ce message\u00a0: rien n'a changé.",
  },
  reason: changed.reason,
};

export const oldAddress: Words = {
  subject: text(
    'A new address was requested for your {product} account',
    'Une nouvelle adresse est demandée pour votre compte {product}',
  ),
  intro: {
    en: 'Someone who knows your password asked to use another address for your account. It changes when the new address is confirmed. Sign in here:',
    fr: "Quelqu'un qui connaît votre mot de passe a demandé d'utiliser une autre adresse pour votre compte. Elle changera quand la nouvelle adresse sera confirmée. Connectez-vous ici\u00a0:",
  },
  action: text('Sign in', 'Se connecter'),
  closing: {
    en: 'If this was not you, change your password at once: that cancels the request.',
    fr: "Si ce n'était pas vous, changez votre mot de passe sans tarder\u00a0: la demande sera annulée.",
  },
  reason: changed.reason,
};

export const oldAddressChanged: Words = {
  subject: text(
    'The address of your {product} account was changed',
    "L'adresse de votre compte {product} a été modifiée",
  ),
  intro: {
    en: 'Your account now uses the address you confirmed. Sign in with it here:',
    fr: "Votre compte utilise maintenant l'adresse que vous avez confirmée. Connectez-vous avec elle ici\u00a0:",
  },
  action: text('Sign in', 'Se connecter'),
  closing: {
    en: 'If this was not you, write to us at once.',
    fr: "Si ce n'était pas vous, écrivez-nous sans tarder.",
  },
  reason: changed.reason,
};

export const passkeyAdded: Words = {
  subject: text(
    'A passkey was added to your {product} account',
    "Une clé d'accès a été ajoutée à votre compte {product}",
  ),
  intro: {
    en: 'A passkey was just added to your account, after your password was given. That device can now sign in without a password. All your passkeys are listed here:',
    fr: "Une clé d'accès vient d'être ajoutée à votre compte, avec votre mot de passe. Cet appareil peut désormais se connecter sans mot de passe. Toutes vos clés sont énumérées ici\u00a0:",
  },
  action: text('See my passkeys', "Voir mes clés d'accès"),
  closing: {
    en: 'If this was not you, remove the passkey there, change your password, and sign out of all sessions.',
    fr: "Si ce n'était pas vous, supprimez-y la clé, changez votre mot de passe et fermez toutes les sessions.",
  },
  reason: changed.reason,
};

export const authenticatorOn: Words = {
  subject: text('Your {product} account now asks for a code', 'Votre compte {product} demande maintenant un code'),
  intro: {
    en: 'An authenticator app was just switched on for your account: signing in with the password or an emailed link now asks for its code as well. Manage it here:',
    fr: "Une application d'authentification vient d'être activée pour votre compte\u00a0: la connexion par mot de passe ou par lien demande maintenant aussi son code. Gérez-la ici\u00a0:",
  },
  action: text('Open my account', 'Ouvrir mon compte'),
  closing: {
    en: 'If this was not you, switch it off there with your password, then change the password. If you cannot sign in any more, write to us at once.',
    fr: "Si ce n'était pas vous, désactivez-la avec votre mot de passe, puis changez celui-ci. Si vous ne pouvez plus vous connecter, écrivez-nous sans tarder.",
  },
  reason: changed.reason,
};

export const authenticatorOff: Words = {
  subject: text('Your {product} account no longer asks for a code', 'Votre compte {product} ne demande plus de code'),
  intro: {
    en: 'The authenticator app of your account was just switched off. Signing in no longer asks for its code. You can switch it on again here:',
    fr: "L'application d'authentification de votre compte vient d'être désactivée. La connexion ne demande plus son code. Vous pouvez l'activer de nouveau ici\u00a0:",
  },
  action: text('Open my account', 'Ouvrir mon compte'),
  closing: {
    en: 'If this was not you, change your password at once.',
    fr: "Si ce n'était pas vous, changez votre mot de passe sans tarder.",
  },
  reason: changed.reason,
};

export const addressProved: Words = {
  subject: text(
    'Your {product} address is confirmed: choose your password',
    'Votre adresse {product} est confirmée\u00a0: choisissez votre mot de passe',
  ),
  intro: {
    en: 'You have just confirmed that this address is yours, in another browser than the one in which the account was created. Anybody could have created it, so the password chosen there no longer works, and everything else that opened the account has ended. Choose your own with "Forgot password?", or have a sign-in link emailed to you:',
    fr: "Vous venez de confirmer que cette adresse est la vôtre, dans un autre navigateur que celui où le compte a été créé. N'importe qui aurait pu le créer\u00a0: le mot de passe choisi là-bas ne fonctionne donc plus, et tout ce qui ouvrait le compte a pris fin. Choisissez le vôtre avec «\u00a0Mot de passe oublié\u00a0?\u00a0», ou demandez un lien de connexion par courriel\u00a0:",
  },
  action: text('Go to the sign-in page', 'Ouvrir la page de connexion'),
  closing: {
    en: 'If you have already chosen a password, there is nothing left to do.',
    fr: "Si vous avez déjà choisi un mot de passe, il n'y a plus rien à faire.",
  },
  reason: changed.reason,
};

export const passwordLocked: Words = {
  subject: text('Wrong passwords for your {product} account', 'Mauvais mots de passe pour votre compte {product}'),
  intro: {
    en: 'Somebody typed seven wrong passwords for your account, so its password is refused for fifteen minutes. Nobody was signed in. You can still get in right away with an emailed link, a passkey, or Google or Microsoft if they are linked:',
    fr: "Quelqu'un a saisi sept mauvais mots de passe pour votre compte\u00a0: son mot de passe est donc refusé pendant quinze minutes. Personne n'a été connecté. Vous pouvez tout de même entrer sans attendre avec un lien par courriel, une clé d'accès, ou Google ou Microsoft s'ils sont liés\u00a0:",
  },
  action: text('Sign in another way', 'Se connecter autrement'),
  closing: {
    en: 'If it was you, choose "Forgot password?" there if you no longer know it. If it was not you, a password that you use nowhere else keeps the account safe. We do not write again for the locks that follow.',
    fr: "Si c'était vous et que vous ne le connaissez plus, choisissez-y «\u00a0Mot de passe oublié\u00a0?\u00a0». Si ce n'était pas vous, un mot de passe que vous n'utilisez nulle part ailleurs protège le compte. Nous n'écrivons pas de nouveau pour les verrouillages suivants.",
  },
  reason: changed.reason,
};

export const currentPasswordLocked: Words = {
  subject: text(
    'Wrong passwords in an open session of your {product} account',
    'Mauvais mots de passe dans une session ouverte de votre compte {product}',
  ),
  intro: {
    en: 'Where the current password is asked for, somebody who is signed in to your account typed seven wrong ones. Nothing was changed, and no other can be tried for fifteen minutes. If this was not you, sign out of all sessions on the account page, then choose a new password:',
    fr: "Là où le mot de passe actuel est demandé, quelqu'un qui est connecté à votre compte en a saisi sept mauvais. Rien n'a été modifié, et il ne peut pas réessayer avant quinze minutes. Si ce n'était pas vous, fermez toutes les sessions à la page du compte, puis choisissez un nouveau mot de passe\u00a0:",
  },
  action: text('Open my account', 'Ouvrir mon compte'),
  closing: {
    en: 'If it was you and you no longer know it, choose "Forgot password?" on the sign-in page.',
    fr: "Si c'était vous et que vous ne le connaissez plus, choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0» à la page de connexion.",
  },
  reason: changed.reason,
};

export const wrongCodes: Words = {
  subject: text('Wrong codes after your {product} password', 'Mauvais codes après votre mot de passe {product}'),
  intro: {
    en: 'Somebody got past the first step of signing in to your account, with your password, an emailed link or a linked account, and then typed wrong codes of the authenticator app. Nobody was signed in. If this was not you, choose a new password now with "Forgot password?":',
    fr: "Quelqu'un a franchi la première étape de la connexion à votre compte, avec votre mot de passe, un lien par courriel ou un compte lié, puis a saisi de mauvais codes de l'application d'authentification. Personne n'a été connecté. Si ce n'était pas vous, choisissez dès maintenant un nouveau mot de passe avec «\u00a0Mot de passe oublié\u00a0?\u00a0»\u00a0:",
  },
  action: text('Go to the sign-in page', 'Ouvrir la page de connexion'),
  closing: {
    en: 'If it was you, check that the clock of your device is right. A recovery code works too.',
    fr: "Si c'était vous, vérifiez l'heure de votre appareil. Un code de secours fonctionne aussi.",
  },
  reason: changed.reason,
};

export const accessTokenAdded: Words = {
  subject: text(
    'An access token was created for your {product} account',
    "Un jeton d'accès a été créé pour votre compte {product}",
  ),
  intro: {
    en: 'An access token was just created for your account, with your password. A program that has it can read or change your projects until the token expires. You can see all your tokens here:',
    fr: "Un jeton d'accès vient d'être créé pour votre compte, avec votre mot de passe. Un programme qui le détient peut lire ou modifier vos projets jusqu'à l'expiration du jeton. Tous vos jetons sont énumérés ici\u00a0:",
  },
  action: text('See my access tokens', "Voir mes jetons d'accès"),
  closing: {
    en: 'If this was not you, change your password right away: that revokes every access token.',
    fr: "Si ce n'était pas vous, changez votre mot de passe sans tarder\u00a0: tous les jetons d'accès seront révoqués.",
  },
  reason: changed.reason,
};
