/** Rules of this project that oxlint does not have: https://oxc.rs/docs/guide/usage/linter/js-plugins */
const COLUMNS_MAX = 120

/** Lines of strings and comments too, which the formatter does not break. */
const maxColumns = {
  create: (context) => ({
    Program() {
      context.sourceCode.lines.forEach(({ length }, at) => {
        const line = at + 1
        const loc = { start: { line, column: 0 }, end: { line, column: length } }
        if (length > COLUMNS_MAX) context.report({ loc, message: `${length} columns; at most ${COLUMNS_MAX}.` })
      })
    },
  }),
}

/** `new Date()` reads the clock. */
const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Take now as an argument.' })
    },
  }),
}

/** A renamed column of the tests is renamed in one place. */
const noRawInsert = {
  create(context) {
    const check = (node, text) => {
      if (/INSERT INTO/.test(text))
        context.report({ node, message: 'Insert rows with `addRow` or `addRows` of tests/int/setup/rows.ts.' })
    }
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, String(node.value.raw)),
    }
  },
}

export default {
  meta: { name: 'local' },
  rules: { 'max-columns': maxColumns, 'no-clock': noClock, 'no-raw-insert': noRawInsert },
}
