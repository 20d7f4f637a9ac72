export interface MailMessage {
  readonly subject: string
  readonly text: string
}

/** The mail for a forgotten password. Somebody else may have requested it, so it says what to do then. */
export function passwordResetMail(link: string): MailMessage {
  return {
    subject: 'Choose a new password for Passepartout',
    text: [
      'Somebody, probably you, asked for a new password for Passepartout. Choose it here within an hour:',
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  }
}

export function invitationMail(link: string, invitedBy: string): MailMessage {
  return {
    subject: 'You are invited to Passepartout',
    text: [
      `${invitedBy} has made an account for you at Passepartout. Choose your password here within three days:`,
      link,
      'From then on you sign in with this mail address.',
    ].join('\n\n'),
  }
}
