import type { EmailAdapter } from 'payload'

/** Without a mail server links are shown to an administrator instead. */
export const noMailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'without-mail',
  defaultFromAddress: 'content@passepartout.example',
  defaultFromName: 'Passepartout',
  sendEmail: async ({ subject }) => {
    payload.logger.warn({ msg: 'A mail was not sent: no mail server is set up.', subject })
  },
})
