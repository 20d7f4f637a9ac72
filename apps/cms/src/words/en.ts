/**
 * What our own components of the admin say. English is the type of the other languages; Payload's own words come from Payload.
 * A word between double braces is filled in.
 */
export const en = {
  people: {
    invite: 'Invite somebody',
    email: 'Mail address',
    name: 'Name',
    role: 'May',
    admin: 'everything, people included (administrator)',
    editor: 'write and publish (publisher)',
    translator: 'write drafts (writer)',
    viewer: 'read (reader)',
    where: 'Sites',
    everySite: 'Every site',
    languages: 'Languages that they write',
    everyLanguage: 'None chosen: all of them.',
    send: 'Invite',
    link: 'Link to choose a password',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'The content system does not answer. Try again.',
    waysIn: 'Ways in',
    signedIn: 'Signed in',
    signedInSince: 'Since {{time}}',
    here: '(here)',
    end: 'End',
    endAll: 'End all',
    endOthers: 'End all others',
    nowhere: 'Nowhere at the moment.',
    newPassword: 'Link to a new password',
  },
} as const
