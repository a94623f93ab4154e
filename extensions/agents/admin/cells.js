// @ts-check
import { createElement as h } from 'react';
import { Link } from '@shop/admin';
import { nameOf } from './shop.js';
import { text, textOr } from './texts.js';

/** @typedef {import('@shop/admin').CellProps} CellProps */

/**
 * The number of an order, which leads to it.
 * @param {CellProps} props
 */
export const OrderLink = ({ value, row }) =>
  value === null
    ? text('purchase.gone')
    : h(Link, { to: `/order/edit/${String(row['uuid'])}` }, `#${String(value)}`);

/** @param {CellProps} props */
export const AgentName = ({ value, row }) =>
  h(
    'span',
    { className: 'agents-name', title: String(row['agent']) },
    nameOf({ agent: String(row['agent']), agent_name: value === null ? null : String(value) }),
  );

/** @param {CellProps} props */
export const Protocol = ({ value }) => String(value).toUpperCase();

/** @param {CellProps} props */
export const Reason = ({ value }) => textOr('reason', String(value));
