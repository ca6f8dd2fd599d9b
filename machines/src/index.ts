export * from './account-flows.ts';
export {
  isTransient,
  NETWORK_PROBLEM,
  problem,
  problemError,
  problemOf,
  TIMEOUT_PROBLEM,
  UNKNOWN_PROBLEM,
} from './support/problem.ts';
export type { FieldProblem, Problem } from './support/problem.ts';
export { redactEvent, redactSnapshot } from './support/redact.ts';
export { reveal, Secret, secret } from './support/secret.ts';
export { AT_ONCE, isOver, isUnderWay, MAX_FILE_BYTES, totalsOf } from './upload/items.ts';
export type { FileRef, UploadItem, UploadPhase, UploadTotals } from './upload/items.ts';
export { transferChart, transferMachine } from './upload/transfer.machine.ts';
export type { SendFileEvent, TransferEvent } from './upload/transfer.machine.ts';
export { uploadMachine } from './upload/upload.machine.ts';
export type { UploadContext, UploadEmitted, UploadEvent } from './upload/upload.machine.ts';
export { compareIds, routeOf } from './notifications/items.ts';
export type { Mark, NotificationContextName, NotificationItem } from './notifications/items.ts';
export { notificationsMachine } from './notifications/notifications.machine.ts';
export type {
  FeedEvent,
  NotificationPage,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
} from './notifications/notifications.setup.ts';
export { shownStatus, triageMachine } from './triage/triage.machine.ts';
export type {
  AlertNow,
  StatusChange,
  TriageContext,
  TriageEvent,
  TriageInput,
} from './triage/triage.setup.ts';
export { toastMachine } from './toast/toast.machine.ts';
export type { Toast, ToastContext, ToastEmitted, ToastEvent } from './toast/toast.machine.ts';
export { connectionMachine } from './connection/connection.machine.ts';
export type { ConnectionContext, ConnectionEvent } from './connection/connection.machine.ts';
export { clampStep, FREE_TRIAL_TOUR, TOUR_OPTIONS } from './tour/steps.ts';
export type { TourOptions, TourStep } from './tour/steps.ts';
export { tourCounter, tourMachine } from './tour/tour.machine.ts';
export type { TourContext, TourEvent } from './tour/tour.machine.ts';
export { filtersMachine } from './filters/filters.machine.ts';
export type {
  FiltersContext,
  FiltersEmitted,
  FiltersEvent,
  FiltersInput,
} from './filters/filters.setup.ts';
export {
  activeFilters,
  ANSWERS,
  CHOICE_FILTERS,
  FIGURE_FILTERS,
  defaultFilters,
  defaultView,
  FILTERS_KEY,
  hourValue,
  isFilterValue,
  keptText,
  LIST_TABS,
  NO_FIGURES,
  NO_ONE,
  offeredItems,
  parseKept,
  parseQuery,
  readHour,
  unreadIn,
  writeQuery,
} from './filters/values.ts';
export type {
  AnswerName,
  ChoiceFilter,
  FigureFilter,
  FilterName,
  Filters,
  HourOfWeek,
  ListTab,
  ListView,
} from './filters/values.ts';
export { canResetRange, dateRangeMachine } from './date-range/date-range.machine.ts';
export type {
  DateRangeContext,
  DateRangeEmitted,
  DateRangeEvent,
} from './date-range/date-range.machine.ts';
export { boundsOf, isDay, QUICK_RANGES } from './date-range/range.ts';
export type { DateRange, Day, QuickRange, RangeDraft } from './date-range/range.ts';
export {
  FIRST_YEAR,
  isOffered,
  monthOf,
  monthPickerMachine,
  parseMonth,
} from './month-picker/month-picker.machine.ts';
export type {
  Month,
  MonthPickerContext,
  MonthPickerEmitted,
  MonthPickerEvent,
} from './month-picker/month-picker.machine.ts';
export type { SelectionContext, SelectionScope } from './selection/rows.ts';
export { offersMatching, scopeOf, selectionMachine } from './selection/selection.machine.ts';
export type { SelectionEvent } from './selection/selection.machine.ts';
export { bulkTriageMachine } from './bulk-triage/bulk-triage.machine.ts';
export type {
  BulkTriageContext,
  BulkTriageEmitted,
  BulkTriageEvent,
} from './bulk-triage/bulk-triage.setup.ts';
export { countsOf, MAX_BULK_IDS, sizeOf } from './bulk-triage/outcomes.ts';
export type {
  BulkAnswer,
  BulkChange,
  BulkCounts,
  BulkOutcome,
  UndoAnswer,
} from './bulk-triage/outcomes.ts';
export {
  filled as filledTargetRows,
  MAX_ROWS as MAX_TARGET_ROWS,
  TARGET_FAULTS,
} from './target-form/rows.ts';
export type { NewTarget, TargetOption, TargetRow } from './target-form/rows.ts';
export { targetFormMachine } from './target-form/target-form.machine.ts';
export type {
  TargetFormContext,
  TargetFormEvent,
  TargetFormInput,
} from './target-form/target-form.machine.ts';
export { TERM_FAULTS, termImportMachine } from './term-import/term-import.machine.ts';
export type {
  TermImportContext,
  TermImportEvent,
  TermPart,
  TermSeverity,
} from './term-import/term-import.machine.ts';
export { fitsOneRequest, MAX_TERMS, PART_BYTES, readTerms } from './term-import/terms.ts';
export type { ReadTerms } from './term-import/terms.ts';
export { noteMachine } from './notes/note.machine.ts';
export type { NoteContext, NoteEmitted, NoteEvent } from './notes/note.machine.ts';
export { noteDeletionMachine, NOTE_UNDO_WINDOW } from './notes/note-deletion.machine.ts';
export type { NoteDeletionContext, NoteDeletionEvent } from './notes/note-deletion.machine.ts';
export { isAddress, publisherLetterMachine } from './publisher-letter/publisher-letter.machine.ts';
export type {
  LetterDraft,
  LetterWords,
  PublisherLetterContext,
  PublisherLetterEvent,
} from './publisher-letter/publisher-letter.machine.ts';
export { rescanMachine } from './rescan/rescan.machine.ts';
export type {
  RescanContext,
  RescanEvent,
  RescanExample,
  RescanSeen,
} from './rescan/rescan.machine.ts';
export { searchBoxMachine } from './search-box/search-box.machine.ts';
export type {
  SearchBoxContext,
  SearchBoxEmitted,
  SearchBoxEvent,
} from './search-box/search-box.machine.ts';
export { wordListMachine } from './word-list/word-list.machine.ts';
export type {
  WordChange,
  WordListContext,
  WordListEmitted,
  WordListEvent,
  WordWish,
} from './word-list/word-list.machine.ts';
export { freshWords, withoutWords, withWords } from './word-list/words.ts';
