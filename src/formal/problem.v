(** What is claimed: the problem, its matchings, which of two is better, and what a certificate says.

    Whoever wants to know what the theorem of theorem.v means reads this file; nothing here is proved and, but
    for the words "better" and "perfect", nothing is more than data. It is the text of docs/certificate.md
    ("Instances", "Grammar"), without its letters: node 1 is the positive number 1, a pair has the costs of
    all stages in a list, the stages come in the order in which they decide. *)

Require Import ZArith List.
Import ListNotations.
Open Scope Z_scope.

Record pair := Pair { one : positive; other : positive; costs : list Z }.

(** In a stage of costs the sum over the matching's pairs is to be as small as can be. In a list of wishes the
    cost of a pair is the number of the first wish that it is against, 0 where it is against none; as many
    wishes as can be are to be granted, from the first. *)
Inductive kind := Costs | Wishes (count : Z).

Record instance := Instance { nodes : positive; pairs : list pair; stages : list kind }.

Definition is_node (I : instance) (v : positive) := (v <= nodes I)%positive.

(** A matching is told by the mate of each node. *)
Definition joins (p : pair) (u v : positive) := (one p = u /\ other p = v) \/ (one p = v /\ other p = u).

Definition perfect (I : instance) (mate : positive -> positive) :=
  forall v, is_node I v -> mate (mate v) = v /\ exists p, In p (pairs I) /\ joins p v (mate v).

Definition chosen (mate : positive -> positive) (p : pair) : bool := Pos.eqb (mate (one p)) (other p).

Definition drawn (I : instance) (mate : positive -> positive) : list pair := filter (chosen mate) (pairs I).

(** Its value in a stage: less is better. It is counted pair by pair, so no pair may be there twice. *)
Definition pairs_differ (I : instance) := NoDup (map (fun p => (one p, other p)) (pairs I)).

Definition sum {A : Type} (f : A -> Z) (l : list A) : Z := fold_right (fun a s => f a + s) 0 l.

Definition cost_in (k : nat) (p : pair) : Z := nth k (costs p) 0.

Definition against (wishes : Z) (cost : Z) : bool := (1 <=? cost) && (cost <=? wishes).

(** How many of the wishes are granted before the first that is not. *)
Definition granted (cost : pair -> Z) (count : Z) (l : list pair) : Z :=
  fold_right (fun p g => if against g (cost p) then cost p - 1 else g) count l.

Definition value_in (I : instance) (k : nat) (mate : positive -> positive) : Z :=
  match nth_error (stages I) k with
  | Some Costs => sum (cost_in k) (drawn I mate)
  | Some (Wishes count) => - granted (cost_in k) count (drawn I mate)
  | None => 0
  end.

(** Better in one of the first n stages, and equal in those before it. *)
Definition as_good (I : instance) (n : nat) (a b : positive -> positive) :=
  forall j, (j < n)%nat -> value_in I j a = value_in I j b.

Definition better (I : instance) (n : nat) (a b : positive -> positive) :=
  exists k, (k < n)%nat /\ value_in I k a < value_in I k b /\ as_good I k a b.

Definition all_stages (I : instance) : nat := length (stages I).

(** What a certificate says of a stage. Weights of nodes and of sets count D-ths, where D is the denominator
    behind "over". *)
Notation weight_list := (list (positive * Z)).

Record claim := Claim { value : Z; over : positive; node_weights : weight_list; set_weights : weight_list }.

(** The last stage may be open: a bound for its value at most. *)
Record open_claim := OpenClaim { reached : Z; open_bound : option Z; weights : claim }.

Record draw := Draw {
  matching : list (positive * positive);
  sets : list (list positive);
  claims : list claim;
  open_stage : option open_claim;
  unique : option claim;
  whole : bool (** the outcome is "best", not "not-proved" *)
}.

(** Where there is no draw, the reader of the certificate has looked for the odd components that are left
    without the barrier. They are looked at, not believed. *)
Inductive certificate :=
  | Found (d : draw)
  | Barrier (gone : list positive) (components : list (list positive)).

Inductive reason :=
  | BadInstance | NotAMatching | EvenSet
  | WrongValue | WrongSum | BadSetWeight | BadReducedCost
  | BadWishes | WishBroken | MoreGranted | WishesUnsettled
  | TooManyStages | StagesMissing | BadOpenStage | BadUnique | BadBarrier.

Inductive verdict :=
  | Best (only : bool)
  | Legal (proved : nat) (bound : option Z)
  | NoDraw
  | Refused (why : reason) (stage : nat).
