import pino from 'pino'

/** The one logger: JSON lines on standard error, so that a command's own output stays clean. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secret'],
  },
  pino.destination({ dest: 2, sync: true }),
)
