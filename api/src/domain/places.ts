/** A text in a picture that stands in more lines is told by the shape around it alone. */
export const MOST_PARTS = 40;
