/** The attributes of one `<img>`; formats are negotiated by the image host from the `Accept` header. */
export interface ImageAddress {
  readonly src: string
  readonly srcSet: string
}
