export interface AlertOrder {
  by: 'severity' | 'detected_at' | 'updated_at';
  direction: 'asc' | 'desc';
}
