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
/** What one query to it may hold: of a visitor, and of staff. */
export const REST_QUERY_LENGTH_MAX = { visitor: 2_000, staff: 16_000 } as const
export const REST_CONDITIONS_MAX = { visitor: 10, staff: 60 } as const
/** Fields that a condition may step through: `name` is one, `region.name` two. */
export const REST_PATH_DEPTH_MAX = { visitor: 1, staff: 3 } as const
export const REST_POPULATION_MAX = { visitor: 1, staff: 10 } as const
export const REST_VALUE_LENGTH_MAX = 200
export const REST_VALUES_MAX = { visitor: 100, staff: 1_000 } as const
/** Conditions on a part of a text: each one reads a whole table. */
export const REST_TEXT_SEARCHES_MAX = 2
export const REST_SORTS_MAX = 3
export const REST_PAGE_MAX = 100_000
/** Payload's pool. The adapter keeps one connection for itself, and a write that asks for a document's lock needs a second. */
export const PAYLOAD_CONNECTIONS = 12
export const PAYLOAD_STATEMENT_MS = 5_000
export const PAYLOAD_LOCK_WAIT_MS = 3_000
/** Transactions of Payload at once, those that wait for a turn, and how long. */
export const PAYLOAD_WRITES = { atOnce: 4, waiting: 40, patienceMs: 5_000 } as const
/** The same of requests to its REST. */
export const REST_REQUESTS = {
  visitor: { atOnce: 4, waiting: 60, patienceMs: 2_000 },
  staff: { atOnce: 8, waiting: 100, patienceMs: 5_000 },
} as const
/** Whoever finds no place asks again after this. */
export const BUSY_SECONDS = 3
/** More people than this at one table is a misread number. */
export const HEADCOUNT_MAX = 5_000
/** An expense this many months off the month its file is about has, most likely, a mistyped year. */
export const SUSPECT_DATE_MONTHS = 6
/** Characters of a link to a published page. */
export const SOURCE_URL_MAX = 2_000
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
/** Staff sign-ins, right or wrong, that one network or one known browser may try within the window. */
export const STAFF_SIGN_INS_MAX = 30
export const STAFF_SIGN_INS_WINDOW_SECONDS = 5 * 60
/** So many failures within the window lock an e-mail address for the network they came from, and for it alone. */
export const SIGN_IN_FAILURES_MAX = 5
export const SIGN_IN_WINDOW_MINUTES = 15
export const SIGN_IN_CLOSED_MINUTES = 10
/** The same for a browser that signed in to the account before: nobody else uses its tries up. */
export const SIGN_IN_DEVICE_FAILURES_MAX = 10
/** And for an address from all networks together, as many as NIST SP 800-63B (3.2.2) allows; known browsers get in. */
export const SIGN_IN_ADDRESS_FAILURES_MAX = 100
export const SIGN_IN_ADDRESS_WINDOW_MINUTES = 12 * 60
export const SIGN_IN_ADDRESS_CLOSED_MINUTES = 60
/** A browser is known for so long after it signed in last. */
export const DEVICE_COOKIE_DAYS = 180
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
/** Pixels × channels × bytes of each: as many pixels in colour with transparency at 8 bits, half of them at 16. */
export const PHOTO_DECODED_BYTES_MAX = 200_000_000
/** Long edge of a photograph that staff upload. */
export const MEDIA_EDGE = 2_000
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
/** Times within an hour that a member may give or withdraw optional consents. */
export const CONSENT_CHANGES_PER_HOUR = 30
/** A page that has not come by then shows no progress any more. */
export const PROGRESS_PATIENCE_MS = 20_000
/** How long leaving waits for Kakao to hear of it; what it does not hear then, it is told later. */
export const UNLINK_PATIENCE_MS = 2_500
/** Kakao is told again, each time twice as long after, at most this many hours, for so many days. */
export const UNLINK_AGAIN_HOURS_MAX = 48
export const UNLINK_TRIED_DAYS = 30
/** Unlinks that one run of the chores tells. */
export const UNLINKS_PER_RUN = 50
/** Characters of a request's target: longer than any address the product makes. */
export const TARGET_LENGTH_MAX = 8_192
/** What one request may carry to the API, where its own route does not say less; and around a photograph's form. */
export const API_BYTES_MAX = 64 * 1024
export const PHOTO_FORM_BYTES_MAX = PHOTO_BYTES_MAX + API_BYTES_MAX
/** The same to the content panel and Payload's REST, and for a photograph that staff upload there. */
export const PANEL_BYTES_MAX = 1024 * 1024
export const MEDIA_BYTES_MAX = 20 * 1024 * 1024
/** Requests of one network within the window, by class: a school behind one address does not notice. */
export const NETWORK_WINDOW_SECONDS = 10
export const NETWORK_READS_MAX = 2_000
export const NETWORK_ASSETS_MAX = 10_000
export const NETWORK_WRITES_MAX = 200
/** A client that takes and sends nothing this long, while it is its turn, is let go. */
export const STALLED_CLIENT_MS = 30_000
/** How long a refused request's body is still read away, so that the client sees the answer rather than a reset. */
export const LINGER_MS = 1_000
