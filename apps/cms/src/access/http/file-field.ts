/** The form field of a picture that holds its file. */
export const FILE_FIELD = 'file'
