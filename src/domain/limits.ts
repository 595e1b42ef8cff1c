/** Every limit of the product, once: collections, pages, the API and its documents read them here. */
export const LIST_PAGE_SIZE = 20
export const LIST_PAGE_SIZE_MAX = 100
/** Pages beyond this are refused: nobody reads them, and OFFSET costs the database every row it skips. */
export const LIST_PAGE_MAX = 1000
export const SUGGESTIONS_MAX = 8
/** Searches a browser remembers for its own visitor. */
export const RECENT_SEARCHES_MAX = 6
/** Restaurants a browser remembers for its own visitor. */
export const RECENT_PLACES_MAX = 20
export const SUGGEST_DEBOUNCE_MS = 120
export const QUERY_LENGTH_MAX = 60
export const VISITS_PAGE_SIZE = 20
export const POPULAR_COUNT = 10
export const TRENDING_WINDOW_DAYS = 30
/** Months drawn in a trend line, newest last. */
export const TREND_MONTHS = 24
export const MAP_DEFAULT_CENTER = { latitude: 37.5665, longitude: 126.978 }
export const SCROLL_SAVE_DEBOUNCE_MS = 200
export const SCROLL_RESTORE_DELAY_MS = 300
export const COPY_CONFIRMATION_MS = 2000
export const APP_FALLBACK_MS = 500
/** How long one of Kakao's scripts, for maps or for sharing, may take to arrive. */
export const KAKAO_SDK_TIMEOUT_MS = 15_000
/** One expense line over this many won is kept, but flagged for a person to look at. */
export const AMOUNT_FLAG_WON = 10_000_000
/** One expense line over this many won is no lunch: the file's unit or a cell is wrong, and the row is refused. */
export const AMOUNT_MAX_WON = 1_000_000_000
/** Below this an amount is a misread number (a headcount, a unit of thousands), not a bill. */
export const AMOUNT_MIN_WON = 1_000
/** A bill over AMOUNT_FLAG_WON at a restaurant is believed up to this much a head. */
export const AMOUNT_PER_HEAD_MAX_WON = 300_000
/** Payload's own REST: largest page and deepest population a caller may ask for. */
export const REST_LIMIT_MAX = 100
export const REST_DEPTH_MAX = 2
/** More people than this at one table is a misread number. */
export const HEADCOUNT_MAX = 5_000
/** An expense this many months off the month its file is about has, most likely, a mistyped year. */
export const SUSPECT_DATE_MONTHS = 6
/** Spreadsheets and documents are read whole, so they have a size; text tables are read in pieces and have none. */
export const DOCUMENT_BYTES_MAX = 10 * 1024 * 1024
/** What a packed document may hold, and unpack to: more is an accident or an attack. */
export const ZIP_ENTRIES_MAX = 2_000
export const ZIP_INFLATED_MAX = 24 * 1024 * 1024
/** Reading one document may take this long and this much memory, then it is given up. */
export const DOCUMENT_TIME_MAX_MS = 9_000
export const DOCUMENT_HEAP_MAX_MB = 96
export const DOCUMENT_MEMORY_MAX_MB = 115
/** Characters of one cell; nobody writes more, and what reads cells need not bear more. */
export const CELL_LENGTH_MAX = 2_000
/** Characters of a heading, and of a sheet's or a file's name, that are looked at. */
export const HEADING_LENGTH_MAX = 100
export const SOURCE_NAME_MAX = 255
/** Cells with something in them, and pages, that one document may have. */
export const DOCUMENT_CELLS_MAX = 400_000
export const PDF_PAGES_MAX = 200
/** Passwords of staff: shorter ones are refused, longer ones are not read. */
export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 200
export const NICKNAME_LENGTH_MIN = 2
/** So many failed sign-ins within the window close the door for that e-mail address. */
export const SIGN_IN_FAILURES_MAX = 5
export const SIGN_IN_WINDOW_MINUTES = 15
export const SIGN_IN_CLOSED_MINUTES = 10
/** What somebody sends to sign in is no larger. */
export const SIGN_IN_BYTES_MAX = 4 * 1024
/** PostgreSQL's largest `integer`: nothing here has a higher number. */
export const ID_MAX = 2_147_483_647
/** Characters of one legal text. */
export const TERMS_BODY_MAX = 50_000
export const TICKET_SUBJECT_MAX = 100
export const TICKET_BODY_MIN = 10
export const TICKET_BODY_MAX = 2_000
/** The longest address mail can be sent to (RFC 5321). */
export const TICKET_EMAIL_MAX = 254
/** A letter of the longest fields in any encoding JSON allows, and no more. */
export const TICKET_BYTES_MAX = 32 * 1024
/** Letters within an hour: from one caller, and from everybody together. */
export const TICKETS_PER_CALLER = 5
export const TICKETS_OVERALL = 200
export const TICKET_WINDOW_SECONDS = 60 * 60
/** A letter that was answered or closed keeps its sender's address this long, for questions that follow. */
export const TICKET_EMAIL_KEPT_MONTHS = 12
/** What a limit remembers of a caller is forgotten after this; with an hourly sweep, within a day. */
export const TURNS_KEPT_HOURS = 23
export const NICKNAME_LENGTH_MAX = 20
/** A nickname is looked up when its typing has paused this long. */
export const NICKNAME_CHECK_DEBOUNCE_MS = 350
/** Characters of the region a member may name, as they like to write it. */
export const MEMBER_REGION_MAX = 40
/** From the button to the way back from the identity provider; and from there to the end of signing up. */
export const SIGN_IN_ATTEMPT_MINUTES = 10
export const SIGN_UP_MINUTES = 60
/** Ways to the identity provider that one network may begin within the window. */
export const SIGN_INS_PER_CALLER = 60
export const SIGN_INS_WINDOW_SECONDS = 10 * 60
/** The identity provider answers within this, or signing in fails with a sentence. */
export const IDENTITY_TIMEOUT_MS = 10_000
/** How long the failure of a sign-in is shown before the sign-in page. */
export const SIGN_IN_FAILURE_SHOWN_MS = 3_000
/** What a member sends in one request, photographs aside. */
export const MEMBER_BYTES_MAX = 16 * 1024
/** What one types to leave for good. */
export const LEAVE_WORD = 'DELETE'
export const PROFILE_MESSAGE_MS = 5_000
export const FAVORITES_MAX = 1_000
export const FAVORITES_PAGE_SIZE = 20
export const FOLDERS_MAX = 30
export const FOLDER_NAME_MAX = 20
/** Favourites of this device that are offered for keeping after sign-in. */
export const LOCAL_FAVORITES_MAX = 50
export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_DEFAULT = 5
export const REVIEW_TEXT_MAX = 500
export const REVIEWS_PAGE_SIZE = 10
export const REVIEWS_RECENT = 5
/** New reviews of the whole directory that the home page shows, one a restaurant. */
export const REVIEWS_FRESH = 6
export const REVIEW_PHOTOS_MAX = 4
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024
/** Width × height of what is sent: more is a bomb, or a poster. */
export const PHOTO_PIXELS_MAX = 50_000_000
/** Long edge of what is kept, and of its small form, in pixels. */
export const PHOTO_EDGE = 1_600
export const PHOTO_SMALL_EDGE = 480
/** Photographs a member may send within an hour; ones that no review came to hold go after a day. */
export const PHOTOS_PER_HOUR = 40
export const PHOTO_ORPHAN_HOURS = 24
export const REPORT_TEXT_MAX = 500
/** A review that its writer deleted can be brought back this long. */
export const REVIEW_TRASH_DAYS = 7
export const REVIEWS_PER_HOUR = 30
export const REPORTS_PER_HOUR = 30
/** How long leaving waits for Kakao to hear of it; what it does not hear then, it is told later. */
export const UNLINK_PATIENCE_MS = 2_500
/** Kakao is told again, each time twice as long after, at most this many hours, for so many days. */
export const UNLINK_AGAIN_HOURS_MAX = 48
export const UNLINK_TRIED_DAYS = 30
/** Unlinks that one run of the chores tells. */
export const UNLINKS_PER_RUN = 50
