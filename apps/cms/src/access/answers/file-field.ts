/** Of the form of a picture, the part that holds its file. */
export const FILE_FIELD = 'file'
