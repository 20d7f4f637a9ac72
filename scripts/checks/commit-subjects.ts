/** Characters that `git log --oneline` and most tools show of a subject. */
export const LONGEST_SUBJECT = 72

/** The commits before this one were written before the rule. */
export const BEFORE_THE_RULE = '3b986839132fb344bd30841fb8fbad39dfd97256'

/** The subjects that are too long, each with its length; a merge's subject is git's own and is not passed here. */
export function findLongSubjects(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => subject.length > LONGEST_SUBJECT)
    .map((subject) => `${subject.length} characters: ${subject}`)
}
