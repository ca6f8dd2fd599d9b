/** The document's title while a page is shown, e.g. "Threat manager · Vedetta". */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Vedetta`}</title>;
}
