/** Id of the form that opens a poll. The checkboxes stand outside of it, because they have forms of their own. */
export const POLL_FORM_ID = 'poll-form'
