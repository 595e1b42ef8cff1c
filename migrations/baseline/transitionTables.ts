export type RowEvent = 'INSERT' | 'UPDATE' | 'DELETE'

export const TRANSITION_TABLES: Record<RowEvent, string> = {
  INSERT: 'NEW TABLE AS after_rows',
  UPDATE: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
  DELETE: 'OLD TABLE AS before_rows',
}
