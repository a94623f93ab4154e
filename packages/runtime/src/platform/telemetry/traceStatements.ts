import { siteOfStatement } from '../db/sql.ts';
import { textOfStatement } from '../db/statementWatch.ts';
import type { StatementWatch } from '../db/statementWatch.ts';
import { beginSpan, failSpan, isTraced } from '../acting/spans.ts';

/** Creates a span for each SQL statement inside a trace, with the SQL text but without parameter values. */
export const traceStatements: StatementWatch = (statement) => {
  if (!isTraced()) return null;
  const site = siteOfStatement(statement);
  const text = textOfStatement(statement);
  const operation = /\b(?:select|insert|update|delete|merge)\b/i.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const span = beginSpan(site?.function ? `${operation} ${site.function}` : operation, {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
      ...(site && { 'code.file.path': site.file, 'code.line.number': site.line }),
      ...(site?.function && { 'code.function.name': site.function }),
    },
  });
  return ({ rows, error }) => {
    if (rows === undefined) failSpan(span, error);
    else span.setAttribute('db.response.returned_rows', rows);
    span.end();
  };
};
