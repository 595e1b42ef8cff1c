/** Of the form that opens a poll. The places to choose from stand outside of it: they have forms of their own. */
export const POLL_FORM_ID = 'poll-form'
