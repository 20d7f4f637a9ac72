/** Characters of a subject that `git log --oneline` and most tools show. */
export const MAX_SUBJECT_LENGTH = 72

/** The last commit before this rule. */
export const BEFORE_THE_RULE = '3b986839132fb344bd30841fb8fbad39dfd97256'

/** Subjects that are too long, each with its length; merge commits are not passed here. */
export function findLongSubjects(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => subject.length > MAX_SUBJECT_LENGTH)
    .map((subject) => `${subject.length} characters: ${subject}`)
}
