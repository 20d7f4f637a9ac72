/** What the button does to the words of the other: pictures have no versions, so there they are lost. */
export function nameOverwriting(keepsVersions: boolean): string {
  return keepsVersions ? 'Save mine over it; theirs stays in the history' : 'Save mine over it; theirs is lost'
}
