import type { EmailAdapter } from 'payload'

/** No mail server belongs to the project: an admin sets a new password for whoever forgot theirs. */
export const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'without-mail',
  defaultFromAddress: 'content@passepartout.example',
  defaultFromName: 'Passepartout',
  sendEmail: async ({ subject }) => {
    payload.logger.warn({ msg: 'A mail was not sent: no mail server is set up.', subject })
  },
})
