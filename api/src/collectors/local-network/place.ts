/** The share that a target watches, by its name, and the folder below it. */
export interface Place<S> {
  share: S;
  name: string;
  below: string;
}
