const LABELS = ['Informative', 'Low', 'Medium', 'High', 'Critical'] as const;

/**
 * The name of a severity from 1 to 5.
 * @throws RangeError for another number.
 */
export function severityLabel(severity: number): string {
  const label = LABELS[severity - 1];
  if (label === undefined)
    throw new RangeError(`A severity is a whole number from 1 to 5, not ${severity}.`);
  return label;
}
