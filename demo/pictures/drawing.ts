/** A picture by its name; `draw` returns the SVG file's text, the same one every time. */
export interface Drawing {
  name: string
  draw: () => string
}
